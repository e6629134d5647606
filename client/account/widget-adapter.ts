import { type AccountWidget, widgetGlobal } from '../../shared/account/widget-global.ts'
import {
  type WidgetCommand,
  type WidgetContext,
  type WidgetEvent,
  widgetEventSchema,
} from '../../shared/account/widget-messages.ts'
import { scriptAddress } from '../state/trusted-script.ts'

/** Longest wait for the widget's script; then the popup says so and offers another try. */
const longestWaitMs = 10_000

const isWidget = (value: unknown): value is AccountWidget =>
  typeof value === 'object' &&
  value !== null &&
  ['attach', 'detach', 'setContext', 'send', 'listen'].every((name) => typeof Reflect.get(value, name) === 'function')

/** The platform's widget (docs/contracts/widget.md): its script is fetched when it is first wanted, and again after a failure. */
export class WidgetAdapter {
  #widget: Promise<AccountWidget> | null = null
  readonly #address: string
  readonly #context: () => WidgetContext
  readonly #onEvent: (event: WidgetEvent) => void

  constructor(address: string, context: () => WidgetContext, onEvent: (event: WidgetEvent) => void) {
    this.#address = address
    this.#context = context
    this.#onEvent = onEvent
  }

  /** Puts the frame into the container. Rejects where the script cannot be had in time. */
  async attach(container: HTMLElement, anew: boolean): Promise<void> {
    this.#widget ??= this.#load()
    try {
      const widget = await this.#widget
      if (anew) widget.detach()
      widget.setContext(this.#context())
      if (container.isConnected) widget.attach(container)
    } catch (error) {
      this.#widget = null
      throw error
    }
  }

  send(command: WidgetCommand): void {
    void this.#widget?.then((widget) => widget.send(command)).catch(() => undefined)
  }

  detach(): void {
    void this.#widget?.then((widget) => widget.detach()).catch(() => undefined)
  }

  #load(): Promise<AccountWidget> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script')
      const late = setTimeout(() => end(new Error('The account widget did not come in time.')), longestWaitMs)
      const end = (error: Error): void => {
        clearTimeout(late)
        script.remove()
        reject(error)
      }
      script.src = scriptAddress(this.#address)
      script.onerror = () => end(new Error('The account widget could not be fetched.'))
      script.onload = () => {
        clearTimeout(late)
        const widget: unknown = Reflect.get(window, widgetGlobal)
        if (!isWidget(widget)) return end(new Error('The account widget is not what its contract says.'))
        // What does not fit the contract is dropped.
        widget.listen((event) => {
          const parsed = widgetEventSchema.safeParse(event)
          if (parsed.success) this.#onEvent(parsed.data)
        })
        resolve(widget)
      }
      document.head.append(script)
    })
  }
}
