import type { Theme } from './themes.ts'

/** The words that games of a theme are called by. A table of data: its length is its content. */
export type ThemeNames = {
  adjectives: readonly string[]
  nouns: readonly string[]
  owners: readonly string[]
  places: readonly string[]
}

const words = (adjectives: string, nouns: string, owners: string, places: string): ThemeNames => ({
  adjectives: adjectives.split(', '),
  nouns: nouns.split(', '),
  owners: owners.split(', '),
  places: places.split(', '),
})

export const themeNames: Readonly<Record<Theme, ThemeNames>> = {
  egypt: words(
    'Golden, Sunlit, Buried, Sacred, Lost, Royal, Desert, Lapis, Eternal, Hidden, Radiant, Ancient',
    'Scarab, Tomb, Pyramid, Papyrus, Sphinx, Obelisk, Ankh, Sceptre, Sarcophagus, Lotus, Ibis, Falcon, Cartouche, Temple',
    "Pharaoh's, Anubis's, Nefret's, Isis's, Khepri's, Bastet's, Horus's, Osiris's, Amunet's",
    'the Nile, Thebes, Memphis, the Sun, Karnak, the Red Land, the Dead Queen, Saqqara',
  ),
  norse: words(
    'Frozen, Thunder, Rune, Iron, Northern, Storm, Raven, Frost, Wild, Stone, Fearless, Blazing',
    'Hammer, Longship, Saga, Shield, Rune, Raven, Mead Hall, Wolf, Axe, Horn, Valkyrie, Oath, Fjord, Warrior',
    "Freya's, Odin's, Loki's, Sif's, Heimdall's, Skadi's, Bragi's, Sigrun's, Fenrir's",
    'Asgard, Midgard, the North, the Nine Realms, Jotunheim, the Fjords, Winterhall, the World Tree',
  ),
  fishing: words(
    'Big, Lucky, Splashing, Silver, Deep, Golden, Wild, Giant, Early, Quiet, Jumping, Hungry',
    'Catch, Bass, Reel, Trout, Pike, Lure, Tackle, Angler, Bite, Salmon, Float, Carp, Cast, Marlin',
    "Angler's, Skipper's, Old Ned's, Marina's, Captain Reed's, Heron's, Gillie's, Fisher's, Uncle Bert's",
    'the Lake, Willow Creek, Mill Pond, the Weir, Silver River, the Jetty, Loch Avan, the Marsh',
  ),
  desert: words(
    'Burning, Golden, Shifting, Endless, Amber, Scorched, Rolling, Moonlit, Sunbaked, Crimson, Silent, Wandering',
    'Caravan, Dune, Oasis, Mirage, Camel, Scorpion, Bazaar, Sandstorm, Nomad, Well, Spice, Sabre, Date Palm, Riches',
    "Nomad's, Sultan's, Amira's, Rashid's, Caravaner's, Zahra's, Tariq's, Vizier's, Trader's",
    'the Sahara, Samarra, the Dunes, the Salt Road, Zerzura, the Oasis, Palmyra, the Red Sands',
  ),
  genie: words(
    'Enchanted, Mystic, Velvet, Glowing, Secret, Smoky, Starry, Jewelled, Wondrous, Thousand, Turquoise, Whispering',
    'Lamp, Wish, Carpet, Genie, Palace, Turban, Flute, Minaret, Peacock, Mirror, Bottle, Tale, Nightingale, Ring',
    "Genie's, Scheherazade's, Laila's, Vizier's, Dunya's, Sultana's, Karim's, Storyteller's, Djinn's",
    'Baghdad, the Lamp, a Thousand Nights, Basra, the Blue Palace, the Bazaar, Isfahan, the Seven Wishes',
  ),
  fruit: words(
    'Juicy, Sizzling, Fresh, Neon, Sweet, Classic, Frosty, Sunny, Blazing, Tangy, Ripe, Electric',
    'Cherries, Lemons, Melons, Plums, Sevens, Berries, Oranges, Grapes, Bells, Peaches, Limes, Fruits, Citrus, Mangoes',
    "Grocer's, Rosa's, Fruiterer's, Nonna's, Orchard's, Carmen's, Picker's, Juicer's, Market's",
    'the Orchard, the Market, Summer, Valencia, the Grove, Sunset Street, the Fruit Stand, Citrus Bay',
  ),
  gems: words(
    'Dazzling, Crystal, Prismatic, Radiant, Sapphire, Ruby, Emerald, Opal, Shimmering, Twinkling, Violet, Hidden',
    'Gems, Diamonds, Facets, Jewels, Crystals, Prisms, Geode, Topaz, Quarry, Carats, Crown, Vault, Amethyst, Cascade',
    "Jeweller's, Empress's, Dwarf's, Opaline's, Miner's, Duchess's, Cutter's, Magpie's, Rubina's",
    'the Deep, Crystal Cave, the Mine, the Vault, the Glass Mountain, Ceylon, the Crown, the Geode',
  ),
  west: words(
    'Dusty, Wild, Wanted, Outlaw, Silver, Lonesome, Rusty, High, Rattling, Quickdraw, Fearless, Moonshine',
    'Sheriff, Saloon, Bandit, Stagecoach, Revolver, Mustang, Goldmine, Bounty, Canyon, Spurs, Duel, Railroad, Posse, Rodeo',
    "Sheriff's, Calamity's, Marshal's, Dusty Joe's, Belle's, Prospector's, Cassidy's, Rider's, Widow Kate's",
    'Tombstone Creek, the Frontier, Dry Gulch, the Badlands, Silverado, Red Mesa, the Prairie, Deadwood Pass',
  ),
  ocean: words(
    'Coral, Deep, Pearl, Azure, Tidal, Abyssal, Glittering, Sunken, Salty, Drifting, Blue, Luminous',
    'Reef, Pearl, Dolphin, Seahorse, Trident, Tide, Mermaid, Lagoon, Octopus, Turtle, Shell, Whale, Current, Starfish',
    "Triton's, Mermaid's, Diver's, Coralie's, Nereid's, Selkie's, Marina's, Oyster's, Octavia's",
    'the Reef, the Deep Blue, Atlantis, Pearl Bay, the Lagoon, the Abyss, Coral Cove, the Seven Tides',
  ),
  dragons: words(
    'Crimson, Jade, Scaled, Emberlit, Imperial, Sleeping, Winged, Fiery, Molten, Elder, Silken, Pearl',
    'Dragon, Hoard, Ember, Scale, Lair, Wyvern, Flame, Hatchling, Pearl, Pagoda, Lantern, Fortune, Talon, Throne',
    "Dragon's, Emperor's, Mei's, Wyrm's, Long's, Keeper's, Princess Lian's, Warden's, Monk's",
    'the East, the Jade Gate, Ember Peak, the Red Lantern, the Hoard, Pearl River, the Cloud Temple, the Elder Flame',
  ),
  jungle: words(
    'Wild, Emerald, Roaring, Tangled, Hidden, Rumbling, Misty, Vivid, Feral, Overgrown, Painted, Swinging',
    'Jaguar, Canopy, Temple, Toucan, Gorilla, Vine, Idol, Panther, Parrot, Drum, Waterfall, Orchid, Expedition, Python',
    "Explorer's, Jaguar's, Tala's, Monkey King's, Ranger's, Shaman's, Kaya's, Toucan's, Professor Moss's",
    'the Amazon, the Canopy, Emerald Falls, the Lost Valley, the Green Deep, Borneo, Monkey Ridge, the Orchid Trail',
  ),
  candy: words(
    'Salted, Dark, Sweet, Glazed, Spiced, Caramel, Candied, Frosted, Minty, Toffee, Velvet, Roasted',
    'Bonbons, Ganache, Nougat, Truffles, Tarts, Meringues, Cannoli, Macarons, Fudge, Florentines, Pralines, Marzipan, Sorbets, Dainties',
    "Baker's, Confectioner's, Chocolatier's, Madame Praline's, Pastry Chef's, Monsieur Cacao's, Countess's, Grocer's, Signor Amaretto's",
    'Cocoa Lane, Sugar Hill, the Bakery, Caramel Coast, Hazelnut Wood, the Patisserie, Coffee House Row, Old Vienna',
  ),
  olympus: words(
    'Golden, Mighty, Immortal, Thundering, Divine, Marble, Heroic, Titan, Laurel, Radiant, Fabled, Celestial',
    'Lightning, Olympus, Pegasus, Laurel, Oracle, Medusa, Trireme, Labyrinth, Aegis, Hydra, Ambrosia, Chariot, Lyre, Titans',
    "Zeus's, Athena's, Hermes's, Apollo's, Hera's, Perseus's, Midas's, Artemis's, Poseidon's",
    'Olympus, Delphi, Troy, Crete, Elysium, Arcadia, the Titans, Mount Ida',
  ),
  gothic: words(
    'Midnight, Crimson, Haunted, Moonlit, Velvet, Shadow, Cursed, Silver, Eerie, Blood, Howling, Candlelit',
    'Manor, Bats, Coffin, Castle, Masquerade, Werewolf, Chalice, Mirror, Graveyard, Cathedral, Vampires, Gargoyle, Nocturne, Rose',
    "Count's, Countess's, Carmilla's, Hunter's, Raven's, Lady Vesper's, Van Holt's, Ghost's, Widow's",
    'the Night, Ravenmoor, the Crypt, Carpathia, Blackthorn Hall, the Full Moon, the Castle, Whitby Abbey',
  ),
  space: words(
    'Cosmic, Stellar, Orbital, Lunar, Galactic, Neon, Astral, Solar, Infinite, Nebula, Zero-G, Drifting',
    'Comet, Nebula, Rocket, Quasar, Planets, Supernova, Aliens, Meteor, Orbit, Starship, Satellite, Pulsar, Astronaut, Voyager',
    "Captain Nova's, Commander's, Astra's, Pilot's, Orla's, Stella's, Robot's, Cosmonaut's, Luna's",
    'Orion, Andromeda, the Milky Way, Saturn, Alpha Station, the Red Planet, Deep Space, the Nebula',
  ),
  pirates: words(
    'Jolly, Black, Salty, Cursed, Plundered, Stormy, Scarlet, One-Eyed, Rum-Soaked, Buried, Marooned, Fearless',
    'Galleon, Doubloons, Cutlass, Parrot, Plunder, Anchor, Cannon, Kraken, Treasure, Mutiny, Compass, Buccaneers, Cove, Map',
    "Captain Flint's, Anne's, Bosun's, Red Mary's, Blackheart's, Corsair's, Quartermaster's, Parrot's, Old Salty's",
    'Skull Island, Tortuga, the Spanish Main, the Black Flag, Deadman Cove, the Seven Seas, Port Rum, the Kraken',
  ),
  clover: words(
    'Lucky, Emerald, Merry, Charmed, Four-Leaf, Cheeky, Golden, Dancing, Misty, Jolly, Green, Fabled',
    'Shamrock, Rainbow, Pot of Gold, Leprechaun, Clover, Horseshoe, Fiddle, Hat, Wishing Well, Toadstool, Jig, Harp, Charms, Hawthorns',
    "Leprechaun's, Finnegan's, Molly's, O'Leary's, Clover's, Fiddler's, Bridget's, Declan's, Cobbler's",
    'the Rainbow, Emerald Hill, Kilclover, the Glen, the Wishing Well, Green Hollow, the Old Oak, Ballyluck',
  ),
  aztec: words(
    'Golden, Sunstone, Feathered, Sacred, Jade, Obsidian, Lost, Eternal, Radiant, Serpent, Masked, Carved',
    'Sun, Temple, Serpent, Idol, Mask, Calendar, Jaguar, Quetzal, Gold, Totem, Feather, Obelisk, Altar, Warrior',
    "Montezuma's, Priestess's, Quetzal's, Itzel's, Warrior's, Sun God's, Xochitl's, Conqueror's, Chieftain's",
    'Tenochtitlan, El Dorado, the Sun, the Jade City, the Lost City, Palenque, the Serpent, Teotihuacan',
  ),
  samurai: words(
    'Silent, Crimson, Honourable, Steel, Blossom, Rising, Shadow, Wandering, Silk, Hidden, Sakura, Paper',
    'Katana, Ronin, Geisha, Koi, Blossom, Dojo, Kitsune, Lantern, Shogun, Ninja, Pagoda, Fan, Crane, Haiku',
    "Shogun's, Ronin's, Hanako's, Sensei's, Kitsune's, Akira's, Daimyo's, Yumi's, Ninja's",
    'Kyoto, Edo, Mount Fuji, the Dojo, the Rising Sun, the Blossom Gate, Osaka, the Koi Pond',
  ),
  farm: words(
    'Happy, Golden, Cheeky, Country, Muddy, Sunny, Busy, Rustic, Early, Feathered, Prize, Hungry',
    'Harvest, Barn, Geese, Rooster, Tractor, Cornfield, Hens, Pumpkins, Haystack, Orchard, Cows, Scarecrow, Eggs, Market Day',
    "Farmer's, Granny May's, Old Barley's, Rooster's, Daisy's, Miller's, Shepherd's, Betsy's, Beekeeper's",
    'Sunny Acres, the Barnyard, Clover Farm, the Meadow, Harvest Hill, Hogwash Farm, the Old Mill, Buttercup Valley',
  ),
  winter: words(
    'Frosty, Snowbound, Icy, Polar, Crystal, Merry, Twinkling, Arctic, Snowy, Silver, Cosy, Northern',
    'Snowflakes, Penguins, Icicle, Sleigh, Fireside, Aurora, Reindeer, Igloo, Chalet, Snowshoes, Skates, Avalanche, Mittens, Polar Bear',
    "Lamplighter's, Stationmaster's, Penguin's, Nanook's, Sleigh Driver's, Trapper's, Icebreaker's, Ingrid Berg's, Innkeeper's",
    'the Arctic, Snow Valley, the Frozen Lake, Lapland, the Glacier, Pine Lodge, the Ice Palace, the Northern Lights',
  ),
  music: words(
    'Electric, Funky, Loud, Groovy, Golden, Velvet, Midnight, Platinum, Acoustic, Swinging, Roaring, Neon',
    'Encore, Riff, Jukebox, Vinyl, Disco, Saxophone, Drumbeat, Spotlight, Tour, Amplifier, Chorus, Karaoke, Guitar, Rhythm',
    "Maestro's, Diva's, DJ Luna's, Drummer's, Johnny Blue's, Roadie's, Stella's, Conductor's, Zoe's",
    'the Stage, Tin Pan Street, Club Nova, the Dance Floor, Soulville, Backstage, New Orleans, the Encore',
  ),
  mystery: words(
    'Secret, Locked, Foggy, Midnight, Silent, Forgotten, Hidden, Vanishing, Crooked, Sealed, Whispering, Stolen',
    'Case, Clue, Keyhole, Cipher, Detective, Manor, Evidence, Alibi, Magnifier, Express, Portrait, Secret, Motive, Lantern',
    "Inspector's, Miss Larkspur's, Butler's, Professor Quill's, Sleuth's, Madame Noire's, Doctor Fell's, Watchman's, Heiress's",
    'Baker Lane, Thornfield Manor, the Fog, the Night Train, Room Nine, the Old Library, the Harbour, the Locked Door',
  ),
  savanna: words(
    'Roaring, Golden, Mighty, Sunset, Wild, Thundering, Dusty, Proud, Spotted, Grand, Amber, Untamed',
    'Lion, Buffalo, Elephant, Rhino, Safari, Baobab, Cheetah, Stampede, Zebra, Giraffe, Waterhole, Pride, Migration, Leopard',
    "Lion's, Ranger's, Kibo's, Matriarch's, Tracker's, Zuri's, Chief's, Cheetah's, Amara Mbeki's",
    'the Serengeti, the Savanna, Kilimanjaro, the Great Plains, the Waterhole, the Pride, Mara River, the Baobab',
  ),
  carnival: words(
    'Masked, Feathered, Dancing, Vibrant, Samba, Sequinned, Endless, Golden, Rhythmic, Painted, Blazing, Midnight',
    'Mask, Samba, Parade, Confetti, Drums, Feathers, Fiesta, Float, Dancers, Tambourine, Serpentine, Headdress, Festival, Lanterns',
    "Dancer's, Bianca's, Drummer's, Columbine's, Queen Rio's, Harlequin's, Luisa's, Gondolier's, Marcel's",
    'Rio, Venice, the Parade, Bahia, the Grand Canal, the Fiesta, Copacabana, Mardi Gras',
  ),
  garden: words(
    'Blooming, Secret, Dewy, Enchanted, Buzzing, Wild, Fragrant, Sunlit, Whimsical, Honey, Fluttering, Mossy',
    'Roses, Butterflies, Bees, Bloom, Foxgloves, Tulips, Hedgehogs, Fountain, Orchard, Ladybirds, Petals, Honeycomb, Sundial, Lavender',
    "Gardener's, Titania's, Queen Bee's, Flora's, Hedgehog's, Lady Primrose's, Botanist's, Poppy's, Robin's",
    'the Walled Garden, Honey Hill, the Meadow, Bluebell Wood, the Greenhouse, Rose Cottage, the Maze, Spring',
  ),
  circus: words(
    'Grand, Spinning, Flying, Marvellous, Daring, Juggling, Spectacular, Striped, Tumbling, Velvet, Electric, Incredible',
    'Ringmaster, Trapeze, Big Top, Acrobats, Clowns, Cannonball, Tightrope, Carousel, Magician, Popcorn, Jugglers, Spectacle, Parade, Strongman',
    "Ringmaster's, Fortune Teller's, Madame Zora's, Clown's, Strongman's, Magician's, Trixie's, Barnaby's, Acrobat's",
    'the Big Top, the Midway, Cirque Lumière, the Ring, the Fairground, the Golden Ring, Wonderpark, the High Wire',
  ),
  alchemy: words(
    'Bubbling, Arcane, Mercurial, Gilded, Secret, Volatile, Philosopher, Enchanted, Copper, Luminous, Mystic, Transmuted',
    'Elixir, Potion, Crucible, Grimoire, Cauldron, Phial, Homunculus, Spellbook, Formula, Alembic, Sulphur, Wand, Apprentice, Gold',
    "Alchemist's, Merlin's, Apprentice's, Witch's, Paracelsa's, Sorceress's, Wizard's, Agatha's, Hermit's",
    'the Tower, the Black Cauldron, Prague, the Hidden Study, Avalon, the Gold Maker, the Old Academy, Moonwater',
  ),
  skyline: words(
    'Neon, Midnight, Penthouse, Downtown, Electric, Rooftop, Uptown, Platinum, Velvet, Metro, Glittering, High',
    'Nights, Skyline, Boulevard, Chandelier, Limousine, Lights, Penthouse, Heist, Taxi, Avenue, Skyscraper, Casanova, Broadway, Cocktail',
    "Tycoon's, High Roller's, Miss Moreau's, Cabbie's, Bellboy's, Mr Diamond's, Socialite's, Bianca's, Doorman's",
    'the City, Fifth Street, Neon Bay, the Strip, Metropolis, the Rooftop, Downtown, Silver Square',
  ),
  voyage: words(
    'Grand, Orient, Vintage, Endless, Wandering, Golden, First-Class, Transatlantic, Airborne, Curious, Distant, Great',
    'Express, Airship, Compass, Passport, Balloon, Locomotive, Steamer, Suitcase, Atlas, Horizon, Expedition, Postcard, Itinerary, Lighthouse',
    "Phileas's, Explorer's, Captain Vane's, Aviator's, Amelia's, Conductor's, Navigator's, Traveller's, Cartographer's",
    'the World, the Orient, the Horizon, Eighty Days, Zanzibar, the Silk Road, Patagonia, the Four Winds',
  ),
}
