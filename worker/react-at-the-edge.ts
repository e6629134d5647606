// What `react` means in the Worker's build alone (wrangler.toml [alias]): preact without its compatibility layer, which
// costs a third of the rendering (docs/decisions). On the client `react` is React itself.
export { createContext, createElement, Fragment, isValidElement } from 'preact'
export { useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
