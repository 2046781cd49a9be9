/** Synonyms for the drawing vocabulary. Only bundles that read descriptions contain it. */
import type { ColourName, PEN_WORDS, PenGroup } from '../../species/pen-words'

type Lexicon = { readonly [Group in PenGroup]: Readonly<Record<keyof (typeof PEN_WORDS)[Group], string>> } & {
  readonly colours: Readonly<Record<ColourName, string>>
}

export const LEXICON: Lexicon = {
  colours: {
    red: 'scarlet, vermilion, reddish, cherry-red, blood-red, brick-red, ruby-red; cherry, tomato, ruby, fire engine, poppy, brick',
    crimson:
      'burgundy, maroon, oxblood, deep red, dark red, wine-red; wine, blood, garnet, cranberry, merlot, claret, beetroot',
    orange:
      'fiery, orangey, burnt orange, pumpkin-orange; tangerine, pumpkin, apricot, marmalade, carrot, ember, flame, mango, papaya, persimmon',
    yellow:
      'sunny yellow, blond, blonde, yellowish, lemon-yellow, sunflower-yellow; lemon, canary, mustard, buttercup, butter, banana, corn, daffodil',
    gold: 'golden, gilded, brassy, gilt, old gold, honey-coloured, honey-colored; amber, honey, brass, saffron, topaz, ochre',
    copper:
      'rusty, ginger, russet, auburn, foxy, rusted, reddish-brown, rose gold; rust, bronze, terracotta, clay, cinnamon, paprika',
    brown:
      'umber, mahogany, hazel, sepia, brownish, dark brown, chocolate brown; chocolate, chestnut, coffee, walnut, mocha, cocoa-brown, mud, nutmeg, tea, toffee, bark, earth, teak',
    tan: 'beige, sandy, fawn, khaki, buff, tawny, sand-coloured, sand-colored, camel, taupe, light brown; sand, caramel, wheat, straw, biscuit, oat, toast',
    cream:
      'ivory, pale, creamy, off-white, creamy white, cream-coloured, cream-colored; vanilla, eggshell, oatmeal, champagne, milk tea, buttermilk, custard',
    white:
      'snowy white, snowy fur, snowy coat, snowy feathers, snowy plumage, milky, pearly, chalky, snow-white, whitish, pure white, bone white; pearl, alabaster, milk, chalk, porcelain, ivory white',
    silver: 'silvery, silver-grey, silver-gray; platinum, chrome, pewter, mercury, tin, moonlight',
    grey: 'gray, ashen, smoky, stony, ashy, greyish, grayish, light grey, light gray, dove-grey, slate-grey, stone-grey, ash-grey, iron-grey; ash, slate, smoke, dove, steel, cement, concrete, pebble, iron',
    charcoal:
      'gunmetal, sooty, anthracite, shadowy, dark grey, dark gray, charcoal grey, charcoal gray; graphite, soot, lead',
    black:
      'inky, raven-black, jet-black, pitch-black, dark, blackish, coal-black, jet black, raven black, pitch black, ink-black; jet, ebony, obsidian, onyx, midnight, coal, ink, tar, liquorice, licorice',
    green:
      'verdant, greenish, leaf green, forest green, emerald green, bottle green, grass green, apple green, dark green, bright green, pea green; emerald, grass, fern, clover, pickle, cucumber',
    lime: 'chartreuse, acid-green, spring-green, lime green, neon green',
    olive:
      'moss-green, army-green, swampy, olive green, moss green, sage green, khaki green, swamp green; avocado, sage, moss',
    mint: 'minty, mint green, pale green, pastel green, jade green; seafoam, pistachio, celadon, jade',
    teal: 'viridian, sea green, blue-green, sea-green, petrol blue, peacock blue; petrol',
    turquoise: 'aqua, cyan, aquamarine, aqua blue',
    sky: 'sky-blue, powder-blue, baby-blue, light-blue, icy, frosty, glacial, sky blue, powder blue, baby blue, light blue, pale blue, ice blue, pastel blue',
    blue: 'cobalt, azure, cerulean, bluish, royal blue, electric blue, ocean blue, bright blue; sapphire, lapis, bluebell, blueberry, cornflower',
    navy: 'navy blue, dark-blue, marine-blue, midnight-blue, ultramarine, dark blue, midnight blue, deep blue',
    indigo: '',
    purple:
      'violet, purplish, dark purple, deep purple, royal purple; plum, amethyst, aubergine, grape, blackberry, eggplant, beet',
    lavender: 'lilac, mauve, periwinkle, light purple, pale purple, pastel purple; wisteria, heather, thistle',
    pink: 'rosy, blush, peachy, pinkish, rose pink, baby pink, pale pink, light pink, pastel pink, candyfloss pink, salmon pink; rose, salmon, coral, peach, bubblegum, strawberry, candyfloss, cotton candy, watermelon',
    magenta: 'fuchsia, hot-pink, cerise, hot pink, bright pink, shocking pink; raspberry',
  },
  coats: {
    fluffy:
      'fluff, fuzzy, furry, plush, downy, cuddly, cottony, poofy, puffy, velvety, feathery, fluffed, soft and fluffy',
    curly: 'curls, woolly, wooly, fleecy, frizzy, ringlets, wavy, permed',
    shaggy: 'scruffy, unkempt, tousled, bristly, hairy, messy, matted, straggly, rugged',
    sleek: 'glossy, shiny, smooth, polished, silky, lacquered, glassy smooth, slick, satiny, shiny and smooth',
    spiny: 'quills, spiky, prickly, thorny, thorns, spikes, spines, bristling with spines, spiked, thorned',
    glowing:
      'glow, luminous, bioluminescent, radiant, glows, shines, shining, luminescent, lit from within, glowy, phosphorescent, incandescent, soft glow, glows in the dark, glow in the dark',
    sparkling:
      'sparkly, sparkle, glitter, glittery, glittering, shimmering, iridescent, twinkling, opalescent, glitters, sparkles, shimmery, shimmer, spangled, sequinned, holographic, dazzling, glittered, pearlescent, twinkly',
    glassy:
      'translucent, transparent, see-through, crystal-clear, see through, crystalline, made of glass, diaphanous, sheer; glass',
    mossy: 'moss, lichen, overgrown, moss-covered, lichened, ivy-covered',
    frosted:
      'frost, frozen, rime, icicles, snow-dusted, frost-covered, ice all over, frost all over, frosty coat, ice-covered, snow-covered, icy coat; ice',
    scarred: 'scar, scars, battle-worn, battle-scarred, battered',
    patchwork: 'quilted, stitched, sewn, patchwork quilt, patched together, patchwork fur, calico patchwork',
  },
  marks: {
    stripes:
      'striped, stripe, tiger-striped, tiger stripes, tabby, zebra-striped, zebra stripes, stripy, stripey, pinstripes, streaks, streak, streaked, tiger stripe, tabby stripes, tabby markings',
    bands: 'banded, ringed, belted, ringed tail, hooped',
    brindle: 'brindled, marbled, marbling, marble, tiger-brindle',
    spots:
      'spotted, spot, polka-dot, polka-dots, dotted, dots, speckles, speckled, spotty, polka dots, dot, polka dot, dalmatian spots, ladybird spots, ladybug spots, cheetah spots, speckle',
    dapples: 'dappled, dapple, mottled, pale spots, fawn-spotted',
    rosettes:
      'rosette, spots of a leopard, leopard-print, leopard-spots, jaguar-print, leopard spots, jaguar spots, leopard print, leopard pattern, cheetah print',
    patches:
      'patched, patch, patchy, calico, piebald, pinto, splotches, blotches, splotch, splotchy, blotch, blotchy, cow patches, cow print, tortoiseshell',
    saddle: 'two-tone, saddle-backed',
    mask: 'masked, dark face, siamese markings, dark mask',
    bandit: 'raccoon-mask, robber mask, eye-band, bandit mask, raccoon mask, bandit markings',
    scales: 'scaly, scaled',
    stars:
      'starry, stars, star-covered, constellations, star pattern, starry fur, star-spangled, star markings, little stars, star-shaped markings, star speckles, constellation, starry pattern',
    circuit:
      'circuits, circuitry, circuit lines, circuit patterns, circuit board pattern, circuit pattern, circuit traces, circuit board markings, circuit tracery, glowing circuits, circuit markings',
    mist: 'misty, ombre, foggy, misted, hazy, fading, gradient, foggy fur',
    socks: 'white feet, white paws, stockinged, white-footed, white boots markings, white mittens, white toes',
    blaze: 'white stripe on the nose, white forehead, star on the forehead',
    freckles: 'freckled, freckle, speckled face, freckly, freckled nose',
    hearts:
      'heart-shaped markings, heart markings, heart on its chest, hearts, heart spots, heart patterns, heart-shaped spots, little hearts, heart pattern',
    swirls:
      'swirl, swirly, spirals, whorls, swirling patterns, swirled, swirling, spiral, swirl pattern, curlicues, spiral pattern',
    bib: 'white chest, white bib, white front, shirt-front, white breast, tuxedo front, white throat, tuxedo cat',
  },
  worn: {
    scarf: 'muffler, scarves, woolly scarf, wool scarf, long scarf',
    bandana: 'neckerchief, kerchief, bandanna, neck scarf, neckscarf',
    bowtie: 'bow tie, bow-tie, dickie bow, bow ties',
    tie: 'necktie, cravat',
    collar: 'collar with a bell, bell collar, bell around its neck',
    ribbon: 'bow, ribbons, satin bow, bow around its neck, bow around neck, ribbon round its neck, bow at its throat',
    necklace:
      'pearls, string of pearls, pearl necklace, beads, amulet, pendant, locket, talisman, bead necklace, pearl choker, choker, string of beads, chain necklace, shell necklace',
    cape: 'cloak, mantle, superhero, superhero cape, cloaks, hooded cloak, capelet, super hero, superheroine, travelling cloak',
    sweater:
      'jumper, pullover, jersey, turtleneck, woolly jumper, knitted jumper, knitted sweater, wool sweater, christmas jumper, christmas sweater, polo neck, fisherman sweater',
    raincoat: 'mackintosh, rain coat, rain jacket, oilskin, anorak, mac, sou’wester coat, waterproof jacket',
    backpack:
      'rucksack, knapsack, school bag, book bag, schoolbag, bag on its back, satchel on its back, bag on back, school backpack',
    tophat: 'top hat, hat',
    wizardhat:
      'wizard hat, witch hat, pointed hat, pointy hat, wizard, witch, sorcerer, mage, wizard’s hat, witch’s hat, sorcerer hat, witches hat, magician’s pointy hat',
    partyhat: 'party hat, birthday hat, cone hat, party cone',
    strawhat:
      'straw hat, sun hat, sunhat, farmer hat, panama hat, farmer’s hat, straw sunhat, gardening hat, straw boater',
    beanie:
      'woolly hat, wool hat, knitted hat, bobble hat, toque, winter hat, knit cap, knitted cap, wool cap, bobble cap, woollen hat, woolly cap, pompom hat, pom-pom hat, watch cap',
    cap: 'baseball cap, peaked cap, sailor’s cap, sailor cap, captain’s cap, captain’s hat, police cap, policeman’s cap, conductor’s cap, driver’s cap, newsboy cap, baseball hat, ball cap, flat cap',
    cowboyhat: 'cowboy hat, stetson, cowboy, sheriff, ten-gallon hat, stetson hat',
    helmet:
      'hard hat, space helmet, astronaut helmet, knight helmet, astronaut, construction helmet, hardhat, safety helmet, bike helmet, bicycle helmet, motorcycle helmet, diving helmet, viking helmet, construction hat',
    crown: 'tiara, diadem, coronet, king, queen, prince, princess, crowns, princess crown, royal crown, king’s crown',
    flowercrown:
      'flower crown, wreath, crown of flowers, crown of daisies, crown of roses, crown of dandelions, crown of wildflowers, crown of blossoms, daisy chain, flowers in its hair, flower on its head, flower on top of its head, flower behind its ear, flower in its hair, laurel wreath, floral crown, crown of leaves and flowers, garland, flower wreath, flower garland, garland of flowers, wreath of flowers, daisy crown',
    halo: 'angel, angelic, halo above its head, haloed',
    glasses:
      'spectacles, eyeglasses, reading glasses, round glasses, pair of glasses, specs, reading spectacles, horn-rimmed glasses, wire-rimmed glasses, half-moon glasses, half-moon spectacles, big glasses, librarian glasses',
    sunglasses:
      'shades, dark glasses, aviators, aviator sunglasses, sun glasses, mirrored shades, cool shades, mirror shades',
    monocle: 'monocled',
    goggles:
      'aviator goggles, ski goggles, swimming goggles, pilot goggles, flying goggles, welding goggles, safety goggles, diving goggles, lab goggles, snow goggles',
    eyepatch:
      'eye patch, eye-patch, patch over one eye, patch over its eye, one-eyed, one eye patched, one eye covered, eye patches, pirate eyepatch',
    headphones: 'earphones, headset, ear phones, big headphones, cans on its ears, gaming headset',
    boots:
      'wellies, wellington boots, rain boots, rubber boots, boot, gumboots, wellingtons, welly boots, cowboy boots, hiking boots, snow boots',
    wings:
      'fairy wings, angel wings, winged, wing, fairy, feathered wings, butterfly wings, bat wings, dragon wings, dragonfly wings, bird wings, eagle wings, moth wings, bee wings, demon wings, angelic wings',
    chefhat: 'chef hat, toque blanche, chef, chefs hat, cook hat, chef’s hat, chef’s toque, cook’s hat, baker’s hat',
    piratehat: 'pirate hat, tricorn, tricorne, tricorn hat, pirate, buccaneer, pirate’s hat, pirate captain hat',
    gradcap: 'graduation cap, mortarboard, mortar board, graduation hat, graduate, graduating',
    santahat: 'santa hat, christmas hat, santa, santa claus',
    beret: 'painter hat, french beret, artist beret, artist hat',
    bunnyears:
      'bunny ears, rabbit ears, ears of a rabbit, ears of a bunny, ears of a hare, ears like a rabbit, bunny ear headband',
    hairbow:
      'hair bow, bow on its head, bow on its ear, bow on one ear, bow around its ear, bow around one ear, bow in its hair, bow on top of its head, ribbon in its hair, head bow, hairbow, hair ribbon, bow between its ears, ribbon on its head, ribbon on its ear',
    moustache: 'mustache, handlebar moustache, moustached, moustaches, curly moustache, twirly moustache',
    earrings: 'earring, ear ring, hoop earrings, ear rings, stud earring, hoop earring, pearl earrings, pearl earring',
    apron: 'pinafore, kitchen apron, aprons, baking apron, leather apron',
    tutu: 'ballet skirt, ballerina, tutus, ballet tutu, ballet dress',
    vest: 'waistcoat, gilet, waist coat, safety vest, hi-vis vest, tank top, sweater vest',
    labcoat: 'lab coat, laboratory coat, doctor’s coat, white doctor’s coat',
    armour:
      'armor, breastplate, suit of armour, suit of armor, knight armour, knight armor, chain mail, plate armour, plate armor, armoured, armored, suit of mail, chainmail, knight’s armour',
    medal: 'medallion, gold medal, medals, olympic medal, winner medal',
    carnivalmask:
      'carnival mask, masquerade mask, domino mask, eye mask, superhero mask, venetian mask, feathered mask, feather mask, mardi gras mask, opera mask, mask, ball mask, masquerade',
    rollerskates:
      'roller skates, roller skate, rollerblades, inline skates, roller boots, rollerskate, skates on wheels',
  },
  held: {
    balloon: 'balloons, helium balloon',
    book: 'books, novel, notebook, diary, journal, tome, spellbook, storybook, story book, comic book, textbook, paperback, cookbook, hardback, picture book, library book',
    flower:
      'flowers, tulip, daisy, lily, poppy, bouquet, rose, sunflower, bunch of flowers, bouquet of flowers, daffodil, dandelion, carnation, orchid, peony, wildflower, bluebell, marigold, buttercup flower, posy',
    lantern: 'oil lamp, paper lantern, storm lantern, lanterns, hurricane lamp, camping lantern, paper lanterns',
    umbrella: 'parasol, brolly, umbrellas',
    sword: 'blade, sabre, saber, katana, rapier, cutlass, broadsword, longsword, scimitar',
    wand: 'magic wand, star wand, fairy wand, magic wands',
    cup: 'teacup, coffee cup, mug, tea, cup of tea, cup of coffee, cup of cocoa, hot chocolate, mug of cocoa, cocoa, coffee mug, mugs, teacups, tea cup, coffee, cup of hot chocolate, mug of tea, mug of coffee, hot cocoa, mug of hot chocolate, espresso, latte',
    key: 'keys, old key, skeleton key, rusty key',
    ball: 'beach ball, toy ball, football, soccer ball, rubber ball, tennis ball, basketball, volleyball, bouncy ball, toy balls, balls, baseball, footballs',
    fish: 'herring, sardine, trout, mackerel, fish in its mouth, cod',
    bone: 'bones, dog bone',
    star: 'little star, fallen star, shooting star',
    heart: 'valentine heart',
    letter: 'envelope, mail, love letter, love letters, post card, postcard, mail envelope',
    guitar: 'electric guitar, acoustic guitar, ukulele',
    flute: 'recorder, tin whistle, pan flute, pan pipes, penny whistle',
    brush: 'paintbrush, paint brush, paintbrushes, painter’s brush',
    lens: 'magnifying glass, magnifier, loupe, magnifying lens, hand lens, looking glass',
    scroll: 'parchment, diploma, scrolls, rolled parchment',
    telescope: 'spyglass, telescopes',
    potion: 'potion bottle, flask, vial, elixir, magic potion, potions, bottle of potion, potion vial',
    apple: 'apples',
    cake: 'birthday cake, slice of cake, piece of cake, birthday cakes, cream cake',
    leaf: 'maple leaf, leaves, oak leaf, fig leaf',
    acorn: 'acorns',
    shell: 'seashell, conch, scallop shell, sea shell, seashells, conch shell',
    gem: 'jewel, diamond, gemstone, jewels, ruby gem, precious stone, gems, gemstones',
    laptop: 'computer, notebook computer, laptops, laptop computer',
    gear: 'cog, cogwheel, gearwheel, cog wheel',
    hourglass: 'sand timer, egg timer',
    bell: 'handbell, jingle bell, hand bell, little bell',
    quill: 'quill pen, feather pen, pen and ink, quill and ink, feather quill, quills and ink',
    shield: 'buckler, shields, round shield',
    yarn: 'wool, ball of yarn, ball of wool, skein of wool, yarn ball, balls of yarn, ball of string, balls of wool, knitting wool',
    pillow: 'cushion, cushions, pillows',
    teddy: 'teddy bear, stuffed bear, plush bear, teddies, stuffed teddy, teddybear, plush teddy',
    teapot: 'tea pot, pot of tea, teapots, kettle of tea',
    candle: 'candles, candlestick, lit candle, burning candle',
    kite: 'kites',
    maracas: 'maraca, rumba shakers',
    drum: 'drums, snare drum, bongo, bongos, drum kit, tambour',
    violin: 'fiddle, violins',
    trumpet: 'bugle, cornet, trumpets',
    microphone: 'mic, mike, microphones, mics',
    camera: 'photo camera, polaroid camera, cameras, film camera',
    skateboard: 'longboard, skate board',
    surfboard: 'surf board',
    broom: 'broomstick, besom, brooms, witch’s broom, broom stick',
    staff: 'wizard staff, wooden staff, magic staff, gnarled staff, wizard’s staff, long staff',
    cane: 'walking stick, walking cane, walking sticks, silver-topped cane',
    hammer: 'mallet, sledgehammer',
    axe: 'ax, hatchet, battleaxe, battle axe',
    bowandarrow: 'bow and arrow, bow and arrows',
    fishingrod: 'fishing rod, fishing pole, rod and line',
    wateringcan: 'watering can',
    basket: 'picnic basket, wicker basket, hamper, basket of fruit, shopping basket, baskets',
    icecream: 'ice cream, ice cream cone, icecream, gelato, ice creams, ice-cream cone, ice-cream, soft serve',
    doughnut: 'donut, donuts, doughnuts',
    cookie: 'cookies, chocolate chip cookie, biscuit to eat, choc chip cookie, gingerbread cookie',
    carrot: 'carrots',
    mushroom: 'mushrooms, toadstool, toadstools',
    pumpkin: 'jack o lantern, pumpkins',
    watch: 'pocket watch, stopwatch, fob watch, pocketwatch',
    globe: 'world globe, terrestrial globe',
    crystalball: 'crystal ball',
    gift: 'present, gift box, wrapped present, birthday present, gifts, presents, wrapped gift, present box',
    flag: 'banner, flags',
    pencil: 'crayon, pencils, colouring pencil, coloured pencil, crayons',
    lollipop: 'ice lolly, ice pop, popsicle, lollipops, lolly, lollies, sucker on a stick',
    cauldron: 'witch cauldron',
    plant:
      'potted plant, house plant, houseplant, plant pot, pot plant, flowerpot, plant in a pot, pot of flowers, fern in a pot, potted fern, potted plants, potted cactus, cactus in a pot',
    lightbulb: 'light bulb, bulb, light bulbs',
    phone: 'smartphone, mobile phone, cell phone, cellphone, telephone, mobile, mobile phones, iphone',
    chest: 'treasure chest',
    suitcase: 'luggage, travel case, suitcases, travel bag, luggage case',
    bread: 'loaf, loaf of bread, bread loaf, baguette, bread roll, loaves, sourdough loaf, loaves of bread',
    cheese: 'wedge of cheese, cheese wedge, piece of cheese, wheel of cheese',
  },
  backdrops: {
    mountains:
      'mountain, alps, mountain range, mountaintop, hills, cliffs, highlands, peaks, snowy mountains, mountain peaks, mountain peak, hillside, snow-capped mountains, hilltop, summit, mountain landscape, mountainside',
    sea: 'ocean, beach, waves, shore, seaside, coast, bay, harbour, harbor, seashore, open sea, ocean waves, shoreline, stormy sea, seascape, sandy beach, sea view',
    underwater:
      'under the sea, under water, reef, coral reef, deep sea, seabed, kelp forest, bottom of the sea, under the waves, beneath the waves, beneath the sea, under the ocean, ocean floor, sea floor, bottom of the ocean, below the sea, deep ocean',
    forest:
      'woods, woodland, pine forest, grove, taiga, jungle, rainforest, trees, wood, snowy forest, forest clearing, deep woods, pine woods, pine trees, bamboo forest, enchanted forest, birch wood, palm trees, pines, dark pines, firs, fir trees, birches',
    meadow:
      'field, grassland, pasture, prairie, flower field, field of flowers, countryside, fields, wildflower meadow, flower meadow, grassy hill, meadow grass, flowery meadow, tall grass, grassy field',
    desert: 'dunes, sand dunes, sahara, desert dunes, desert sands, sandy desert',
    city: 'town, skyline, skyscrapers, street, metropolis, city skyline, city street, cityscape, downtown, city lights, skyscraper, city rooftops, street at night, cities, neon city',
    night:
      'night sky, moonlit, midnight, at midnight, starry night, stars in the sky, starry sky, nighttime, midnight sky, moonlight, full moon, crescent moon, under the moon, under the stars, night time, starlit sky, stars in the background, background of stars, stars behind it, stars overhead, stars above it, stars above, starlight, moonlit night, night sky full of stars, dark night, sky full of stars, moonlit sky',
    space:
      'outer space, planets, cosmos, universe, milky way, galaxy, among the stars, starfield, deep space, stars and planets, nebula, orbit, planet',
    sunset: 'dusk, golden hour, sundown, twilight, evening sky, setting sun, sunsets, evening glow',
    sunshine:
      'sun, sunny, sunlight, sunny day, sunny sky, sunny morning, sunny afternoon, sunny weather, sunbeams, sunbeam, bright sun, blue sky and sun, summer sun',
    snow: 'snowfield, snowy, snowflakes, falling snow, snowfall, blizzard, tundra, snowy landscape, snowy field, winter landscape, snowstorm, snowy day, snowy hill, snowy night, winter scene, snowdrift, falling snowflakes, snowy ground, winter wonderland, snowscape',
    rain: 'raining cats and dogs, rainy, raindrops, drizzle, downpour, rainy day, rainstorm, falling rain, pouring rain, rain shower, rainfall',
    storm:
      'lightning, thunder, thunderstorm, tempest, stormy, stormy sky, storm clouds, lightning storm, thunder clouds, thundercloud, stormclouds, thunderclouds',
    clouds:
      'in the sky, cloudy, overcast, cloudy sky, above the clouds, cloudscape, cloud, sky, blue sky, sea of clouds',
    rainbow: 'rainbows',
    cave: 'cavern, grotto, crystal cave, caverns, caves',
    library: 'bookshelf, bookshelves, bookcase, old library, library shelves, bookshop, shelves of books',
    kitchen: 'cosy kitchen',
    castle: 'palace, fortress, castle walls, castles, ruined castle',
    volcano: 'volcanoes, lava, magma, eruption, erupting volcano, lava flow, lava field',
    servers:
      'server room, data centre, data center, datacenter, server racks, server rack, rack of servers, rows of servers, servers, data centers',
    windowsill:
      'window, window sill, windowpane, by the window, window ledge, window seat, windowsills, rainy window, sunny window',
    autumn:
      'october, november, fall leaves, fallen leaves, autumn leaves, falling leaves, autumn forest, fall colours, autumn wood, autumn woods, autumn trees, fall foliage, autumnal forest, autumn colours, autumn leaves falling',
    blossom:
      'cherry blossom, cherry blossoms, cherry tree, sakura, blossoms, falling petals, blossom tree, cherry trees, cherry blossom tree, plum blossom, blossoming trees, flowering cherry, cherry orchard, flowering cherry orchard, flowering trees, flowering tree, flowering orchard, orchard in bloom, orchard in blossom, apple blossom, trees in bloom',
  },
  features: {
    eyes: 'eye, eyed, irises',
    antennae: 'antenna, feelers, antennas',
    horns: 'horned, devil horns, devil, demon, curly horns, ram horns, ram’s horns, curled horns, goat horns',
    antlers: 'antler, antlered, stag antlers, deer antlers, reindeer antlers',
    unicornhorn: 'horn, single horn, unicorn horn, spiral horn, one horn, horn on its forehead, horn on its head',
    mane: 'maned, lion mane, manes, flowing mane, lion’s mane',
    beard: 'bearded, beards, long beard, goatee',
    tusks: 'tusk, tusked, walrus tusks, elephant tusks',
    crest: 'crested, mohawk, mohican, plume on its head, feather crest',
    gills: 'gill, frilled gills, feathery gills',
    fins: 'fin, finned, fish fins, dorsal fin, shark fin',
    tentacles: 'tentacle, tentacled, octopus tentacles, octopus arms',
    shellback:
      'shelled, carapace, shell of a turtle, shell of a tortoise, shell of a snail, shell on its back, snail shell, turtle shell, tortoise shell, shell on back, spiral shell',
    backspikes:
      'back spikes, dorsal plates, spiked back, spikes down its back, spines on its back, spikes on its back, spikes along its back, spines down its back, spines along its back, plates on its back, dinosaur spikes, spiky back, back plates, spikes running down its back',
    twigs:
      'leaf on its head, leaves on its head, sprout on its head, twigs on its head, leaf sprout, sprout, sprout on head, leaf on head, sprout growing from its head, twigs growing from its head, plant on its head',
    flamehead:
      'on fire, burning, fire on its head, flames on its head, blazing, flaming, flame on its head, head on fire, flaming head, flaming hair, fire for hair, head of flames, hair of fire',
    gears: 'clockwork, mechanical, robotic, gears, cogs, brass gears, visible gears, cogs and gears, exposed gears',
  },
  kinds: {
    moth: 'moths, luna moth, silkmoth, hawkmoth',
    butterfly: 'butterflies, monarch, swallowtail',
    bee: 'bees, bumblebee, honeybee, bumble bee, honey bee, bumblebees',
    beetle: 'beetles, scarab, stag beetle, weevil, ladybird, ladybug, ladybirds, ladybugs, stag-beetle',
    dragonfly: 'dragonflies, damselfly',
    ant: 'ants',
    mantis: 'praying mantis',
    spider: 'spiders, tarantula, arachnid',
    scorpion: 'scorpions',
    caterpillar: 'caterpillars, silkworm, inchworm',
    snail: 'snails',
    crab: 'crabs, hermit crab',
    lobster: 'lobsters',
    octopus: 'octopuses, octopi, kraken, squid, cephalopod',
    jellyfish: 'jellyfishes',
    fish: 'fishes, goldfish, koi, carp, tuna, clownfish, minnow, guppy, angelfish, salmon, trout fish, betta fish',
    anglerfish: 'angler fish, lanternfish, lantern fish, deep-sea fish',
    pufferfish: 'puffer, blowfish, puffer fish',
    shark: 'sharks, great white, hammerhead, great white shark',
    whale: 'whales, orca, killer whale, sperm whale, humpback whale, narwhal',
    dolphin: 'dolphins, porpoise',
    ray: 'manta, manta ray, stingray',
    seahorse: 'sea horse, seahorses',
    starfish: 'sea star, starfishes',
    seal: 'seals, sea lion, harp seal, sealion',
    frog: 'frogs, toad, treefrog, toads, bullfrog, tree frog, tadpole, froggy',
    axolotl: 'axolotls, salamander, newt',
    lizard:
      'lizards, bearded dragon, horned lizard, gecko, iguana, chameleon, skink, geckos, chameleons, komodo dragon, iguanas',
    snake: 'snakes, serpent, viper, cobra, python, adder, rattlesnake, serpents, garter snake',
    turtle: 'turtles, tortoise, terrapin, tortoises, sea turtle',
    crocodile: 'alligator, caiman, gator, crocodiles, croc, alligators',
    dinosaur:
      'dino, dinosaurs, raptor, tyrannosaurus, t-rex, triceratops, stegosaurus, t rex, trex, brontosaurus, velociraptor, diplodocus, baby dinosaur',
    dragon: 'dragons, wyvern, drake, hydra, wyrm, dragonling, dragonet, baby dragon',
    bird: 'birds, blue jay, gull, seagull, robin redbreast, songbird, sparrow, robin, finch, wren, bluebird, birdie, blackbird, nightingale, swallow, canary bird, kingfisher, canary, magpie, pigeon, lark, starling',
    owl: 'owls, owlet, horned owl, snowy owl, barn owl, tawny owl, hoot owl, eagle owl',
    crow: 'raven, ravens, crows, rook, jackdaw, corvid',
    eagle: 'eagles, bald eagle, golden eagle, eaglet, hawk, falcon, kestrel, buzzard, osprey',
    duck: 'ducks, duckling, mallard, ducky, duckie, ducklings',
    penguin: 'penguins, emperor penguin, king penguin',
    parrot: 'parrots, macaw, cockatoo, budgie, parakeet, lovebird, cockatiel',
    chicken: 'hen, rooster, chick, cockerel, hens, chickens, chicks, cockerels',
    flamingo: 'flamingos',
    peacock: 'peafowl',
    phoenix: 'firebird, phoenixes',
    bat: 'bats, flying fox, fruit bat, vampire bat, fruit bats',
    mouse: 'mice, dormouse, field mouse, mousey, harvest mouse',
    hamster: 'hamsters, hammy',
    squirrel: 'squirrels, chipmunk, chipmunks',
    rabbit: 'rabbits, bunny, hare, arctic hare, bunnies, bunny rabbit, hares',
    hedgehog: 'hedgehogs',
    mole: 'moles',
    bear: 'bears, grizzly, polar bear, polar bear cub, bear cub, cub, grizzly bear, bear cubs, teddy bear, stuffed bear, plush bear',
    panda: 'pandas, panda bear',
    koala: 'koalas, koala bear',
    fox: 'foxes, vixen, kitsune, fennec, arctic fox, fennec fox, fox cub, vulpine',
    wolf: 'wolves, werewolf, arctic wolf, maned wolf, wolf cub',
    dog: 'dogs, puppy, sheepdog, hound, retriever, terrier, poodle, corgi, dachshund, husky, doggy, doggo, doggie, pup, pooch, labrador, beagle, bulldog, spaniel, greyhound, border collie, collie, golden retriever, golden lab, black lab, yellow lab, chocolate lab, dalmatian, shiba, shiba inu, pug, sheepdog, mutt, puppies, german shepherd, shepherd dog, sheep dog, guard dog, dog-like, whippet',
    cat: 'cats, calico, puss, pussycat, kitten, kitty, feline, kittycat, kitty cat, tomcat, tabby, moggy, siamese cat, siamese, kittens, persian cat, maine coon, tuxedo cat',
    lion: 'lions, lioness',
    tiger: 'tigers',
    leopard: 'panther, black panther, leopards, snow leopard, jaguar, cheetah',
    raccoon: 'raccoons, racoon, trash panda',
    otter: 'otters, sea otter, river otter',
    badger: 'badgers',
    deer: 'stag, doe, reindeer, fawn deer, fawn, stags, reindeers, moose, elk, roe deer',
    horse: 'horses, pony, mare, foal, stallion, colt, ponies',
    zebra: 'zebras',
    unicorn: 'unicorns',
    goat: 'goats, ibex, billy goat, goat kid, mountain goat',
    sheep: 'lamb, sheeps, ewe, ram, lambs',
    cow: 'cattle, bull, calf, highland cow, ox, heifer, calves',
    pig: 'pigs, piglet, hog, piggy, hogs, boar, piglets, wild boar',
    elephant: 'elephants, baby elephant',
    giraffe: 'giraffes',
    rhino: 'rhinoceros, rhinos',
    monkey: 'monkeys, marmoset, ape, chimp, chimpanzee, gorilla, orangutan, macaque, lemur',
    sloth: 'sloths',
    kangaroo: 'kangaroos, wallaby, joey',
    armadillo: 'armadillos',
    robot: 'robots, android, droid, bot, automaton, mech, robo, robot creature, cyborg',
    clock: 'alarm clock, cuckoo clock, grandfather clock',
    ghost: 'ghosts, spectre, phantom, wraith, poltergeist, spook, spirit, ghostie',
    slime:
      'slimes, blob, ooze, goo, amoeba, jelly blob, slime monster, slime creature, gelatinous cube, jelly creature, blob of slime',
    cloud: 'cloudling, thunder cloud, thundercloud, storm cloud, rain cloud, raincloud, cumulus, cloud creature',
    stone: 'rock, stones, boulder, pebble, golem',
    crystal: 'crystals, geode, quartz',
    star: 'star creature',
    moon: 'moonling, moon creature',
    flame: 'flames, fire spirit, flame spirit, fireball, fire',
    droplet: 'water drop, raindrop, dewdrop, water spirit',
    snowman: 'snow creature, snowperson',
    shadow: 'shade, shadow creature',
    flowerling: 'living flower, flower creature',
    cactus: 'cacti, cactuses, potted cactus, cactus in a pot',
    tree: 'treant, ent, sapling, oak, bonsai, willow, tree creature, oak tree, tree spirit, pine tree, little tree',
    mushroomling: 'mushroom creature, toadstool creature, mushroom person, mushroom folk, mushroom spirit',
    sproutling: 'seedling, sprout creature, leafling, mandrake',
    yeti: 'sasquatch, bigfoot, abominable snowman',
    machine: 'machines, engine, contraption',
  },
}
