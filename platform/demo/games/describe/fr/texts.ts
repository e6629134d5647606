import type { DescriptionTexts } from '../texts.ts'
import { apart } from './apart.ts'
import { figures } from './figures.ts'
import { frames } from './frames.ts'
import { mechanics } from './mechanics.ts'
import { other } from './other.ts'
import { remarks } from './remarks.ts'
import { sharedTwists } from './shared-twists.ts'
import { themes } from './themes.ts'

export const fr: DescriptionTexts = {
  themes,
  mechanics,
  other,
  frames,
  sharedTwists,
  figures,
  remarks,
  lines: /\blignes?\b/i,
  unfit: [
    {
      names: /\bAuto\b/,
      sentences: /croupier|animation|questions|compagnie|quelqu’un d’autre|les gens aux|studio s’anime/i,
    },
    { names: /Infinite|Free Bet/, sentences: /\b(?:places?|chaises?|sièges?)\b/i },
    { names: /Single Deck/, sentences: /sabot/ },
    { names: /Three Card/, sentences: /quatre cartes|quinte royale|tirage à la suite/i },
    { names: /Caribbean Stud|Pai Gow/, sentences: /quatre cartes|tirage à la suite|main d’en face/i },
    {
      names: /Speed/,
      sentences:
        /lentement|plus lents?\b|manches lentes|sait attendre|soulève d’abord|sans hâte|ni hâte|en paix|ne presse/i,
    },
    { names: /Squeeze/, sentences: /mains brèves/ },
    { names: /Pegs/, sentences: /valeur affichée|plus la manche avance|dernière étape|décisions|planche à clous/i },
    { names: /Craps|Duel/, sentences: /\btriples\b/i },
    { names: /French|Thunder Wheel/, sentences: /le retour est le même/ },
    { names: /Twin Ball/, sentences: /\bla bille\b|chances simples/i },
    { names: /^(?!.*(?:Wheel|Spin-Off))/, sentences: /roue claque|roue de fête|aiguille se traîne/i },
    { names: /Jacks or Better|Pai Gow/, sentences: /on reste ou on laisse|mise annexe/i },
    // A machine that one draws at has no table.
    { names: /Jacks or Better/, sentences: /(?:une|cette|la) table(?! de paiement)|peu de tables|pour la salle/i },
    {
      names: /Caribbean Stud|Jacks or Better|Pai Gow|Side Bet Square/,
      sentences: /paiement de plus sur la première|prime de première/,
    },
    { names: /Caribbean Stud|Hold’em|Texas|Side Bet Square/, sentences: /mise annexe (?:sur la paire|facultative)/ },
    {
      names: /Side Bet Square/,
      sentences:
        /seconde mise|mise de plus|rend la relance|relancer ou laisser|par leur rang|laisse difficilement|pour décider|restent affichés|(?:du|le) croupier/,
    },
    // A Slingo takes its time, as its category says.
    {
      names: /^Slingo/,
      sentences: /agréablement court|si vite terminé|brièveté|manches passent vite|décision claire|pause café/,
    },
    { names: /Scratch/, sentences: /décision claire/ },
  ],
  apart,
  numerals: {
    '2': 'deux',
    '3': 'trois',
    '4': 'quatre',
    '5': 'cinq',
    '6': 'six',
    '7': 'sept',
    '8': 'huit',
    '9': 'neuf',
  },
}
