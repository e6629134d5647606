import type { Market } from '../shared/site/market.ts'

export const es = {
  id: 'es',
  enabled: true,
  licence: {
    line: {
      es: '{{licensee}} explota sus juegos con licencia de la Dirección General de Ordenación del Juego (DGOJ), expediente {{account}}.',
    },
    regulator: { name: 'Dirección General de Ordenación del Juego', url: 'https://www.ordenacionjuego.es/' },
    source: 'domain 1',
  },
  age: { minimum: 18, source: 'Ley 13/2011' },
  helpline: { name: 'FEJAR', phone: '900 200 225', url: 'https://fejar.org/', source: 'assumed' },
  selfExclusion: {
    name: 'RGIAJ',
    url: 'https://www.ordenacionjuego.es/participantes-juego/registro-general-interdicciones-acceso-juego',
    source: 'domain 1',
  },
  safetyLinks: [{ name: 'JugarBIEN', url: 'https://www.jugarbien.es/' }],
  beam: null,
  slogan: {},
  rules: {
    quickSpin: true,
    slotStakeLimit: null,
    slotReturnReduction: 0,
    offersInHead: true,
    forbiddenGroups: [],
    forbiddenWords: [],
    footer: 'full',
    promotionLinks: true,
    source: 'assumed; RD 958/2020 in flux (domain 1)',
  },
} as const satisfies Market
