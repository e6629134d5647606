// Imported for what it does by whatever shows a schema's messages: the small build of the library brings no words along.
import { en } from 'zod/locales'
import * as z from 'zod/mini'

z.config(en())
