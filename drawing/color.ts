/** Colours by lightness, chroma and hue as the eye sees them (OKLCH), given as sRGB hex. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  for (let strength = chroma; strength > 0; strength -= 0.01) {
    const rgb = toLinear(lightness, strength * Math.cos(angle), strength * Math.sin(angle))
    if (rgb.every((part) => part >= -0.002 && part <= 1.002)) return toHex(rgb)
  }
  return toHex(toLinear(lightness, 0, 0))
}

/** The colour between two hex colours; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const a = parseHex(first)
  const b = parseHex(second)
  const channel = (index: number): string =>
    Math.round((a[index] ?? 0) * (1 - share) + (b[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

function parseHex(hex: string): number[] {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16))
}

function toLinear(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function toHex(linear: readonly number[]): string {
  const parts = linear.map((part) => {
    const bounded = Math.min(1, Math.max(0, part))
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
