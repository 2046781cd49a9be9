/** Synonyms for the drawing vocabulary. Only bundles that read descriptions contain it. */
import type { ColourName, PEN_WORDS, PenGroup } from '../../species/pen-words'

type Lexicon = { readonly [Group in PenGroup]: Readonly<Record<keyof (typeof PEN_WORDS)[Group], string>> } & {
  readonly colours: Readonly<Record<ColourName, string>>
}

export const LEXICON: Lexicon = {
  colours: {
    red: 'scarlet, vermilion, reddish, cherry-red, blood-red, brick-red, ruby-red, vermillion, pillar box red, postbox red, tomato red, lipstick red, chilli red; cherry, tomato, ruby, fire engine, poppy, brick, chilli, rowan',
    crimson:
      'burgundy, maroon, oxblood, deep red, dark red, wine-red, bordeaux, carmine; wine, blood, garnet, cranberry, merlot, claret, beetroot, mulberry',
    orange:
      'fiery, apricot, orangey, burnt orange, pumpkin-orange, gingery orange, carroty, sunset orange, neon orange; tangerine, pumpkin, marmalade, carrot, ember, flame, mango, papaya, persimmon, clementine, satsuma',
    yellow:
      'sunny yellow, blond, blonde, yellowish, lemon-yellow, sunflower-yellow, mustard yellow, butter yellow, canary yellow, straw yellow, buttery, lemony, sunshine yellow, primrose yellow, flaxen; lemon, canary, mustard, buttercup, butter, banana, corn, daffodil, egg yolk',
    gold: 'golden, gilded, brassy, gilt, old gold, honey-coloured, honey-colored, honey gold, gold-coloured, goldish; amber, honey, brass, saffron, topaz, ochre, butterscotch',
    copper:
      'rusty, ginger, russet, auburn, foxy, rusted, reddish-brown, rose gold, coppery, gingery, rust-red, rusty red, rusty orange, rusty brown, fox red, foxy red, red-brown, burnt sienna, sienna; rust, bronze, terracotta, clay, cinnamon, paprika',
    brown:
      'umber, mahogany, hazel, sepia, brownish, dark brown, chocolate brown, nut brown, chestnut brown, conker brown, chocolatey, mousey brown, mousy brown, muddy brown, earthy brown, acorn brown, brunette, sable; chocolate, chestnut, coffee, walnut, mocha, cocoa-brown, mud, nutmeg, tea, toffee, bark, earth, teak, conker, hazelnut, treacle, peat, bracken, maple, liver, dark chocolate, milk chocolate',
    tan: 'beige, sandy, fawn, khaki, buff, tawny, sand-coloured, sand-colored, taupe, light brown, wheaten, biscuity, ecru, pale brown, sandy brown, dun; sand, camel, caramel, wheat, straw, biscuit, oat, toast, peanut butter, sandstone',
    cream:
      'ivory, pale, creamy, off-white, creamy white, cream-coloured, cream-colored, magnolia; vanilla, eggshell, oatmeal, champagne, milk tea, buttermilk, custard, clotted cream, milky tea',
    white:
      'snowy white, snowy fur, snowy coat, snowy feathers, snowy plumage, milky, pearly, chalky, snow-white, whitish, pure white, bone white, milky white, pearl white, ghostly white, lily white, paper white, brilliant white; pearl, alabaster, milk, chalk, porcelain, ivory white, cotton',
    silver:
      'silvery, silver-grey, silver-gray, silvered, silver-white; platinum, chrome, pewter, mercury, tin, moonlight, aluminium',
    grey: 'gray, ashen, smoky, stony, ashy, greyish, grayish, light grey, light gray, dove-grey, slate-grey, stone-grey, ash-grey, iron-grey, mousy, mousey, mouse-grey, pale grey, pale gray, steel grey, storm grey, stormy grey, pearl grey, elephant grey, blue-grey, blue-gray, grey-blue, grizzled, salt and pepper; ash, slate, smoke, dove, steel, cement, concrete, pebble, iron, granite, flint',
    charcoal:
      'gunmetal, sooty, anthracite, shadowy, dark grey, dark gray, charcoal grey, charcoal gray, off-black, soot-black, sooty black; graphite, soot, lead',
    black:
      'inky, jet-black, pitch-black, dark, blackish, coal-black, jet black, pitch black, ink-black, midnight black, inky black, ebony black; jet, ebony, obsidian, onyx, midnight, coal, ink, tar, liquorice, licorice',
    green:
      'verdant, greenish, leaf green, forest green, emerald green, bottle green, grass green, apple green, dark green, bright green, pea green, pine green, holly green, ivy green, jungle green, racing green, hunter green, leafy green, shamrock green, fern green; emerald, grass, fern, clover, pickle, cucumber, shamrock, malachite',
    lime: 'chartreuse, acid-green, spring-green, lime green, neon green, yellow-green, acid green, fluorescent green, luminous green, yellowy green',
    olive:
      'moss-green, army-green, swampy, olive green, moss green, sage green, khaki green, swamp green, army green, military green, mossy green, murky green; avocado, sage, moss',
    mint: 'minty, mint green, pale green, pastel green, jade green, minty green, seafoam green, soft green, eau de nil; seafoam, pistachio, celadon, jade, peppermint, sea foam, spearmint',
    teal: 'viridian, sea green, blue-green, sea-green, petrol blue, peacock blue, bluey green, greeny blue, teal blue, teal green, bluish green, greenish blue; petrol',
    turquoise: 'aqua, cyan, aquamarine, aqua blue, kingfisher blue, turquoise blue, cyan blue, lagoon blue',
    sky: 'sky-blue, powder-blue, baby-blue, light-blue, icy, frosty, glacial, sky blue, powder blue, baby blue, light blue, pale blue, ice blue, pastel blue, duck egg blue, robin’s egg blue, forget-me-not blue, icy blue, soft blue, glacier blue, arctic blue',
    blue: 'cobalt, azure, cerulean, bluish, royal blue, electric blue, ocean blue, bright blue, cornflower blue, bluebell blue, sapphire blue, cobalt blue, azure blue, brilliant blue, denim blue, bluey, neon blue; sapphire, lapis, bluebell, blueberry, cornflower',
    navy: 'navy blue, dark-blue, marine-blue, midnight-blue, ultramarine, dark blue, midnight blue, deep blue, prussian blue, inky blue, ink blue, french navy, oxford blue',
    indigo: 'blue-violet, indigo blue, deep indigo',
    purple:
      'violet, purplish, dark purple, deep purple, royal purple, purply, grape purple, plum purple, regal purple, imperial purple, deep violet, dark violet, bright purple; plum, amethyst, aubergine, grape, blackberry, eggplant, beet, blackcurrant, damson',
    lavender:
      'lilac, mauve, periwinkle, light purple, pale purple, pastel purple, soft purple, pale violet, light violet, heather purple, periwinkle blue; wisteria, heather, thistle, parma violet',
    pink: 'rosy, blush, peachy, pinkish, rose pink, baby pink, pale pink, light pink, pastel pink, candyfloss pink, salmon pink, pinky, dusty pink, dusky pink, candy pink, bubblegum pink, flamingo pink, shell pink, blossom pink, coral pink, blush pink, soft pink, powder pink, peachy pink; rose, salmon, coral, peach, bubblegum, strawberry, candyfloss, cotton candy, watermelon, marshmallow',
    magenta:
      'fuchsia, hot-pink, cerise, hot pink, bright pink, shocking pink, neon pink, fuchsia pink, vivid pink, electric pink; raspberry',
  },
  coats: {
    fluffy:
      'fluff, fuzzy, furry, plush, downy, cuddly, cottony, poofy, puffy, velvety, feathery, fluffed, soft and fluffy, floofy, fluffball, fuzz, fuzzball, long-haired, longhaired, plushy, fluffy-haired',
    curly: 'curls, woolly, wooly, fleecy, frizzy, ringlets, wavy, permed, curly-haired, curly-coated',
    shaggy:
      'scruffy, unkempt, tousled, bristly, hairy, messy, matted, straggly, rugged, raggedy, wiry, wire-haired, rough-coated, dishevelled, unbrushed, tangled',
    sleek:
      'glossy, shiny, smooth, polished, silky, lacquered, glassy smooth, slick, satiny, shiny and smooth, silken, gleaming, well-groomed, smooth-haired, smooth-coated',
    spiny:
      'quills, spiky, prickly, thorny, thorns, spikes, spines, bristling with spines, spiked, thorned, prickles, spikey',
    glowing:
      'glow, luminous, bioluminescent, radiant, glows, shines, shining, luminescent, lit from within, glowy, phosphorescent, incandescent, soft glow, glows in the dark, glow in the dark, aglow, lit up, lights up, luminescence, glowing in the dark',
    sparkling:
      'sparkly, sparkle, glitter, glittery, glittering, shimmering, iridescent, twinkling, opalescent, glitters, sparkles, shimmery, shimmer, spangled, sequinned, holographic, dazzling, glittered, pearlescent, twinkly, glimmering, glinting, sequins, stardust, fairy dust, bedazzled, shimmers, twinkles',
    glassy:
      'translucent, transparent, see-through, crystal-clear, see through, crystalline, made of glass, diaphanous, sheer, see thru, blown glass; glass',
    mossy: 'moss, lichen, overgrown, moss-covered, lichened, ivy-covered, moss-grown',
    frosted:
      'frost, frozen, rime, icicles, snow-dusted, frost-covered, ice all over, frost all over, frosty coat, ice-covered, snow-covered, icy coat, hoar frost, hoarfrost, frosty fur; ice',
    scarred: 'scar, scars, battle-worn, battle-scarred, battered, battle scars',
    patchwork:
      'quilted, stitched, sewn, patchwork quilt, patched together, patchwork fur, calico patchwork, stitched together, sewn together, patchwork coat, made of patchwork',
  },
  marks: {
    stripes:
      'striped, stripe, tiger-striped, tiger stripes, tabby, zebra-striped, zebra stripes, stripy, stripey, pinstripes, streaks, streak, streaked, tiger stripe, tabby stripes, tabby markings, bee-striped, wasp-striped, candy-striped, bee stripes, pinstriped, barred, zebra print, tiger print, mackerel tabby',
    bands: 'banded, ringed, belted, ringed tail, hooped, banding',
    brindle: 'brindled, marbled, marbling, marble, tiger-brindle',
    spots:
      'spotted, spot, polka-dot, polka-dots, dotted, dots, speckles, speckled, spotty, polka dots, dot, polka dot, dalmatian spots, ladybird spots, ladybug spots, cheetah spots, speckle, dotty, polkadot, polkadots, flecks, flecked, speckly, spots all over, polka-dotted',
    dapples: 'dappled, dapple, mottled, pale spots, fawn-spotted, mottling, merle, blue merle',
    rosettes:
      'rosette, spots of a leopard, leopard-print, leopard-spots, jaguar-print, leopard spots, jaguar spots, leopard print, leopard pattern, cheetah print',
    patches:
      'patched, patch, patchy, calico, piebald, pinto, splotches, blotches, splotch, splotchy, blotch, blotchy, cow patches, cow print, tortoiseshell, tortie, torbie, skewbald, splodges, splodge, splodgy, cow-print',
    saddle: 'two-tone, saddle-backed, saddleback, saddle marking, saddle patch',
    mask: 'masked, dark face, siamese markings, dark mask, seal point, colourpoint, colour point',
    bandit: 'raccoon-mask, robber mask, eye-band, bandit mask, raccoon mask, bandit markings',
    scales: 'scaly, scaled, fish scales, dragon scales',
    stars:
      'starry, stars, star-covered, constellations, star pattern, starry fur, star-spangled, star markings, little stars, star-shaped markings, star speckles, constellation, starry pattern, galaxy fur, galaxy print, galaxy pattern, galaxy coat, starry coat, star print',
    circuit:
      'circuits, circuitry, circuit lines, circuit patterns, circuit board pattern, circuit pattern, circuit traces, circuit board markings, circuit tracery, glowing circuits, circuit markings, circuit board patterns, circuit board',
    mist: 'misty, ombre, foggy, misted, hazy, fading, gradient, foggy fur',
    socks:
      'white feet, white paws, stockinged, white-footed, white boots markings, white mittens, white toes, white stockings, white-socked',
    blaze:
      'white stripe on the nose, white forehead, star on the forehead, white stripe down its nose, white stripe down its face, stripe down its nose, stripe down its face, white nose stripe, blaze down its nose',
    freckles: 'freckled, freckle, speckled face, freckly, freckled nose, freckled cheeks, freckly face',
    hearts:
      'heart-shaped markings, heart markings, heart on its chest, hearts, heart spots, heart patterns, heart-shaped spots, little hearts, heart pattern, heart-shaped patches, heart print',
    swirls:
      'swirl, swirly, spirals, whorls, swirling patterns, swirled, swirling, spiral, swirl pattern, curlicues, spiral pattern',
    bib: 'white chest, white bib, white front, shirt-front, white breast, tuxedo front, white throat, tuxedo cat, white patch on its chest, patch of white on its chest, white chest patch, white shirt front, tuxedo markings, tuxedo pattern, white patch on the chest, white spot on its chest, white spot on the chest',
  },
  worn: {
    scarf: 'muffler, scarves, woolly scarf, wool scarf, long scarf, pashmina, infinity scarf, football scarf',
    bandana: 'neckerchief, kerchief, bandanna, neck scarf, neckscarf, neck kerchief',
    bowtie: 'bow tie, bow-tie, dickie bow, bow ties',
    tie: 'necktie, cravat, neck tie, school tie',
    collar:
      'collar with a bell, bell collar, bell around its neck, dog collar, cat collar, studded collar, spiked collar, flea collar',
    ribbon: 'bow, ribbons, satin bow, bow around its neck, bow around neck, ribbon round its neck, bow at its throat',
    necklace:
      'pearls, string of pearls, pearl necklace, beads, amulet, pendant, locket, talisman, bead necklace, pearl choker, choker, string of beads, chain necklace, shell necklace, beaded necklace, string of shells, pearl pendant',
    cape: 'cloak, mantle, superhero, superhero cape, cloaks, hooded cloak, capelet, super hero, superheroine, travelling cloak',
    sweater:
      'jumper, pullover, jersey, turtleneck, woolly jumper, knitted jumper, knitted sweater, wool sweater, christmas jumper, christmas sweater, polo neck, fisherman sweater, cardigan, cardi, hoodie, hoody, sweatshirt, woolly cardigan, roll neck, knitwear, cable-knit jumper, cable knit sweater, ugly sweater, aran jumper, fair isle jumper, fair isle sweater, knitted cardigan',
    raincoat:
      'mackintosh, rain coat, rain jacket, oilskin, anorak, mac, sou’wester coat, waterproof jacket, macintosh, rain mac, cagoule, rain slicker, slicker, waterproofs, waterproof coat',
    backpack:
      'rucksack, knapsack, school bag, book bag, schoolbag, bag on its back, satchel on its back, bag on back, school backpack, back pack, hiking pack',
    tophat: 'top hat, hat, topper, stovepipe hat',
    wizardhat:
      'wizard hat, witch hat, pointed hat, pointy hat, wizard, witch, sorcerer, mage, wizard’s hat, witch’s hat, sorcerer hat, witches hat, magician’s pointy hat, witchy hat, wizards hat, pointed cap, pointy wizard hat, pointy witch hat, magic hat',
    partyhat: 'party hat, birthday hat, cone hat, party cone, paper party hat',
    strawhat:
      'straw hat, sun hat, sunhat, farmer hat, panama hat, farmer’s hat, straw sunhat, gardening hat, straw boater, boater, floppy sun hat, gardener’s hat, scarecrow hat',
    beanie:
      'woolly hat, wool hat, knitted hat, bobble hat, toque, winter hat, knit cap, knitted cap, wool cap, bobble cap, woollen hat, woolly cap, pompom hat, pom-pom hat, watch cap, beanie hat, ski hat, wooly hat, knit hat, stocking cap, bobblehat, woolly bobble hat',
    cap: 'baseball cap, peaked cap, sailor’s cap, sailor cap, captain’s cap, captain’s hat, police cap, policeman’s cap, conductor’s cap, driver’s cap, newsboy cap, baseball hat, ball cap, flat cap, trucker cap, trucker hat, snapback, school cap, jockey cap, sailor hat, sailor’s hat, captain hat, postman’s cap, postman’s hat, bus driver’s cap, pilot’s cap, flatcap',
    cowboyhat:
      'cowboy hat, stetson, cowboy, sheriff, ten-gallon hat, stetson hat, cowgirl, cowgirl hat, sheriff’s hat, sheriff hat, western hat, cowboy’s hat',
    helmet:
      'hard hat, space helmet, astronaut helmet, knight helmet, astronaut, construction helmet, hardhat, safety helmet, bike helmet, bicycle helmet, motorcycle helmet, diving helmet, viking helmet, construction hat, firefighter helmet, fire helmet, firefighter’s helmet, crash helmet, builder’s hat, miner’s helmet, motorbike helmet, cycling helmet, cycle helmet, builder’s helmet, spaceman, racing helmet, army helmet',
    crown:
      'tiara, diadem, coronet, king, queen, prince, princess, crowns, princess crown, royal crown, king’s crown, queen’s crown',
    flowercrown:
      'flower crown, wreath, crown of flowers, crown of daisies, crown of roses, crown of dandelions, crown of wildflowers, crown of blossoms, daisy chain, flowers in its hair, flower on its head, flower on top of its head, flower behind its ear, flower in its hair, laurel wreath, floral crown, crown of leaves and flowers, garland, flower wreath, flower garland, garland of flowers, wreath of flowers, daisy crown, flowers on its head, daisies in its hair, flower headband, wreath of daisies, flowers behind its ear, daisy behind its ear, rose behind its ear, sunflower behind its ear, flower behind one ear, flower tucked behind its ear',
    halo: 'angel, angelic, halo above its head, haloed',
    glasses:
      'spectacles, eyeglasses, reading glasses, round glasses, pair of glasses, specs, reading spectacles, horn-rimmed glasses, wire-rimmed glasses, half-moon glasses, half-moon spectacles, big glasses, librarian glasses, pince-nez, bifocals, nerd glasses, nerdy glasses, round specs, tortoiseshell glasses, cat-eye glasses, wire glasses',
    sunglasses:
      'shades, dark glasses, aviators, aviator sunglasses, sun glasses, mirrored shades, cool shades, mirror shades, ray-bans, raybans, aviator shades, aviator glasses, tinted glasses',
    monocle: 'monocled',
    goggles:
      'aviator goggles, ski goggles, swimming goggles, pilot goggles, flying goggles, welding goggles, safety goggles, diving goggles, lab goggles, snow goggles, swim goggles, steampunk goggles, flight goggles',
    eyepatch:
      'eye patch, eye-patch, patch over one eye, patch over its eye, one-eyed, one eye patched, one eye covered, eye patches, pirate eyepatch',
    headphones:
      'earphones, headset, ear phones, big headphones, cans on its ears, gaming headset, over-ear headphones, ear defenders',
    boots:
      'wellies, wellington boots, rain boots, rubber boots, boot, gumboots, wellingtons, welly boots, cowboy boots, hiking boots, snow boots, welly, wellie, walking boots, work boots, winter boots, ankle boots, doc martens, dr martens, army boots, combat boots, riding boots, galoshes, rainboots, gum boots',
    wings:
      'fairy wings, angel wings, winged, wing, fairy, feathered wings, butterfly wings, bat wings, dragon wings, dragonfly wings, bird wings, eagle wings, moth wings, bee wings, demon wings, angelic wings, pixie wings, gossamer wings, insect wings, dove wings, swan wings',
    chefhat:
      'chef hat, toque blanche, chef, chefs hat, cook hat, chef’s hat, chef’s toque, cook’s hat, baker’s hat, baker hat, chef cap',
    piratehat:
      'pirate hat, tricorn, tricorne, tricorn hat, pirate, buccaneer, pirate’s hat, pirate captain hat, pirates hat, three-cornered hat',
    gradcap: 'graduation cap, mortarboard, mortar board, graduation hat, graduate, graduating, graduate’s cap',
    santahat:
      'santa hat, christmas hat, santa, santa claus, father christmas, father christmas hat, santa’s hat, xmas hat, santa cap',
    beret: 'painter hat, french beret, artist beret, artist hat, artist’s beret, painter’s beret, painter’s hat',
    bunnyears:
      'bunny ears, rabbit ears, ears of a rabbit, ears of a bunny, ears of a hare, ears like a rabbit, bunny ear headband',
    hairbow:
      'hair bow, bow on its head, bow on its ear, bow on one ear, bow around its ear, bow around one ear, bow in its hair, bow on top of its head, ribbon in its hair, head bow, hairbow, hair ribbon, bow between its ears, ribbon on its head, ribbon on its ear, bow behind its ear, bow over one ear, bow by its ear, bow above its ear, ribbon between its ears, bow in its fur',
    moustache:
      'mustache, handlebar moustache, moustached, moustaches, curly moustache, twirly moustache, handlebar mustache, curly mustache, twirly mustache, pencil moustache, pencil mustache, walrus moustache, moustachioed',
    earrings:
      'earring, ear ring, hoop earrings, ear rings, stud earring, hoop earring, pearl earrings, pearl earring, ear studs, ear stud, pearl studs',
    apron:
      'pinafore, kitchen apron, aprons, baking apron, leather apron, pinny, cooking apron, butcher’s apron, gardening apron',
    tutu: 'ballet skirt, ballerina, tutus, ballet tutu, ballet dress',
    vest: 'waistcoat, gilet, waist coat, safety vest, hi-vis vest, tank top, sweater vest, hi-vis, hi-vis jacket, hi-viz vest, body warmer, bodywarmer, puffer vest',
    labcoat:
      'lab coat, laboratory coat, doctor’s coat, white doctor’s coat, scientist’s coat, scientist coat, doctor coat',
    armour:
      'armor, breastplate, suit of armour, suit of armor, knight armour, knight armor, chain mail, plate armour, plate armor, armoured, armored, suit of mail, chainmail, knight’s armour, battle armour, battle armor, samurai armour, samurai armor, shining armour, shining armor',
    medal: 'medallion, gold medal, medals, olympic medal, winner medal, silver medal, bronze medal, winner’s medal',
    carnivalmask:
      'carnival mask, masquerade mask, domino mask, eye mask, superhero mask, venetian mask, feathered mask, feather mask, mardi gras mask, opera mask, mask, ball mask, masquerade',
    rollerskates:
      'roller skates, roller skate, rollerblades, inline skates, roller boots, rollerskate, skates on wheels, roller blades, quad skates',
  },
  held: {
    balloon: 'balloons, helium balloon',
    book: 'books, novel, notebook, diary, journal, tome, spellbook, storybook, story book, comic book, textbook, paperback, cookbook, hardback, picture book, library book, spell book, grimoire, sketchbook, sketch book, encyclopedia, dictionary, recipe book, guidebook, cook book, atlas',
    flower:
      'flowers, tulip, daisy, lily, poppy, bouquet, rose, sunflower, bunch of flowers, bouquet of flowers, daffodil, dandelion, carnation, orchid, peony, wildflower, bluebell, marigold, buttercup flower, posy, snowdrop, crocus, pansy, primrose, geranium, lotus, lotus flower, hibiscus, hyacinth, forget-me-not, dahlia, chrysanthemum, gerbera, edelweiss, lilies, daisies, hydrangea',
    lantern:
      'oil lamp, paper lantern, storm lantern, lanterns, hurricane lamp, camping lantern, paper lanterns, gas lamp, hurricane lantern, paraffin lamp',
    umbrella: 'parasol, brolly, umbrellas',
    sword:
      'blade, sabre, saber, katana, rapier, cutlass, broadsword, longsword, greatsword, great sword, long sword, claymore, shortsword, short sword, scimitar',
    wand: 'magic wand, star wand, fairy wand, magic wands',
    cup: 'teacup, coffee cup, mug, tea, cup of tea, cup of coffee, cup of cocoa, hot chocolate, mug of cocoa, cocoa, coffee mug, mugs, teacups, tea cup, coffee, cup of hot chocolate, mug of tea, mug of coffee, hot cocoa, mug of hot chocolate, espresso, latte, cuppa, cappuccino, cup and saucer, hot drink, travel mug, chai, beaker',
    key: 'keys, old key, skeleton key, rusty key',
    ball: 'beach ball, toy ball, football, soccer ball, rubber ball, tennis ball, basketball, volleyball, bouncy ball, toy balls, balls, baseball, footballs, rugby ball, golf ball, cricket ball, ping pong ball',
    fish: 'herring, sardine, trout, mackerel, fish in its mouth, cod, kipper, haddock, anchovy, salmon, tuna',
    bone: 'bones, dog bone',
    star: 'little star, fallen star, shooting star',
    heart: 'valentine heart',
    letter: 'envelope, mail, love letter, love letters, post card, postcard, mail envelope',
    guitar: 'electric guitar, acoustic guitar, ukulele',
    flute: 'recorder, tin whistle, pan flute, pan pipes, penny whistle, piccolo, panpipes',
    brush: 'paintbrush, paint brush, paintbrushes, painter’s brush',
    lens: 'magnifying glass, magnifier, loupe, magnifying lens, hand lens, looking glass',
    scroll: 'parchment, diploma, scrolls, rolled parchment',
    telescope: 'spyglass, telescopes',
    potion: 'potion bottle, flask, vial, elixir, magic potion, potions, bottle of potion, potion vial',
    apple: 'apples',
    cake: 'birthday cake, slice of cake, piece of cake, birthday cakes, cream cake, chocolate cake, carrot cake, sponge cake, wedding cake, victoria sponge, cheesecake, gateau',
    leaf: 'maple leaf, leaves, oak leaf, fig leaf',
    acorn: 'acorns',
    shell:
      'seashell, conch, scallop shell, sea shell, seashells, conch shell, scallop, cockle, clam shell, oyster shell, nautilus shell',
    gem: 'jewel, diamond, gemstone, jewels, ruby gem, precious stone, gems, gemstones',
    laptop: 'computer, notebook computer, laptops, laptop computer, macbook, chromebook',
    gear: 'cog, cogwheel, gearwheel, cog wheel',
    hourglass: 'sand timer, egg timer, hour glass, sandglass',
    bell: 'handbell, jingle bell, hand bell, little bell, cowbell, cow bell, sleigh bell, school bell, dinner bell',
    quill: 'quill pen, feather pen, pen and ink, quill and ink, feather quill, quills and ink',
    shield: 'buckler, shields, round shield',
    yarn: 'wool, ball of yarn, ball of wool, skein of wool, yarn ball, balls of yarn, ball of string, balls of wool, knitting wool, skein of yarn, knitting yarn',
    pillow: 'cushion, cushions, pillows',
    teddy:
      'teddy bear, stuffed bear, plush bear, teddies, stuffed teddy, teddybear, plush teddy, toy bear, cuddly bear',
    teapot: 'tea pot, pot of tea, teapots, kettle of tea',
    candle: 'candles, candlestick, lit candle, burning candle, tealight, tea light, birthday candle',
    kite: 'kites',
    maracas: 'maraca, rumba shakers',
    drum: 'drums, snare drum, bongo, bongos, drum kit, tambour, djembe, bongo drum, bass drum, drum set, toy drum',
    violin: 'fiddle, violins, viola',
    trumpet: 'bugle, cornet, trumpets',
    microphone: 'mic, mike, microphones, mics',
    camera:
      'photo camera, polaroid camera, cameras, film camera, polaroid, digital camera, instant camera, video camera',
    skateboard: 'longboard, skate board',
    surfboard: 'surf board',
    broom: 'broomstick, besom, brooms, witch’s broom, broom stick',
    staff: 'wizard staff, wooden staff, magic staff, gnarled staff, wizard’s staff, long staff',
    cane: 'walking stick, walking cane, walking sticks, silver-topped cane',
    hammer: 'mallet, sledgehammer, warhammer, war hammer',
    axe: 'ax, hatchet, battleaxe, battle axe, tomahawk',
    bowandarrow: 'bow and arrow, bow and arrows, bow and quiver, hunting bow, longbow',
    fishingrod: 'fishing rod, fishing pole, rod and line, fishing line',
    wateringcan: 'watering can',
    basket: 'picnic basket, wicker basket, hamper, basket of fruit, shopping basket, baskets, picnic hamper',
    icecream: 'ice cream, ice cream cone, icecream, gelato, ice creams, ice-cream cone, ice-cream, soft serve',
    doughnut: 'donut, donuts, doughnuts',
    cookie:
      'cookies, chocolate chip cookie, biscuit to eat, choc chip cookie, gingerbread cookie, biscuit, gingerbread man, ginger biscuit, shortbread, custard cream, chocolate biscuit, digestive biscuit, oreo, gingerbread',
    carrot: 'carrots',
    mushroom: 'mushrooms, toadstool, toadstools, fly agaric',
    pumpkin: 'jack o lantern, pumpkins, carved pumpkin, jack o’lantern',
    watch: 'pocket watch, stopwatch, fob watch, pocketwatch',
    globe: 'world globe, terrestrial globe',
    crystalball: 'crystal ball',
    gift: 'parcel, present, gift box, wrapped present, birthday present, gifts, presents, wrapped gift, present box, birthday gift, christmas present, christmas gift',
    flag: 'banner, flags, pennant',
    pencil: 'crayon, pencils, colouring pencil, coloured pencil, crayons',
    lollipop: 'ice lolly, ice pop, popsicle, lollipops, lolly, lollies, sucker on a stick, lolly pop, lollypop',
    cauldron: 'witch cauldron',
    plant:
      'potted plant, house plant, houseplant, plant pot, pot plant, flowerpot, plant in a pot, pot of flowers, fern in a pot, potted fern, potted plants, potted cactus, cactus in a pot, succulent, spider plant, cheese plant, rubber plant, potted succulent',
    lightbulb: 'light bulb, bulb, light bulbs',
    phone:
      'smartphone, mobile phone, cell phone, cellphone, telephone, mobile, mobile phones, iphone, smart phone, android phone, rotary phone',
    chest: 'treasure chest, pirate chest, treasure box, chest of gold, chest of treasure',
    suitcase:
      'luggage, travel case, suitcases, travel bag, luggage case, briefcase, brief case, attache case, valise, carry-on',
    bread:
      'loaf, loaf of bread, bread loaf, baguette, bread roll, loaves, sourdough loaf, loaves of bread, sourdough, brioche, ciabatta, french stick, rye bread, focaccia',
    cheese:
      'wedge of cheese, cheese wedge, piece of cheese, wheel of cheese, cheddar, brie, gouda, camembert, edam, stilton, parmesan, mozzarella, feta, swiss cheese, gorgonzola, gruyere, emmental, blue cheese, halloumi, cheddar cheese',
  },
  backdrops: {
    mountains:
      'mountain, alps, mountain range, mountaintop, hills, highlands, peaks, snowy mountains, mountain peaks, mountain peak, hillside, snow-capped mountains, hilltop, summit, mountain landscape, mountainside, rolling hills, foothills, mountain top, rocky mountains, himalayas, fells',
    sea: 'ocean, beach, waves, shore, seaside, coast, bay, harbour, harbor, seashore, open sea, ocean waves, shoreline, stormy sea, seascape, sandy beach, sea view, seafront, tropical beach, surf, cove, high seas, pebble beach, rocky shore, beaches',
    underwater:
      'under the sea, under water, reef, coral reef, deep sea, seabed, kelp forest, bottom of the sea, under the waves, beneath the waves, beneath the sea, under the ocean, ocean floor, sea floor, bottom of the ocean, below the sea, deep ocean, seafloor, sea bed, ocean bed, undersea, ocean depths',
    forest:
      'woods, woodland, pine forest, grove, taiga, jungle, rainforest, trees, wood, snowy forest, forest clearing, deep woods, pine woods, pine trees, bamboo forest, enchanted forest, birch wood, palm trees, pines, dark pines, firs, fir trees, birches, woodlands, rain forest, redwoods, copse, thicket, oak wood, oak forest, forest floor, conifers, evergreens, pinewood',
    meadow:
      'field, grassland, pasture, prairie, flower field, field of flowers, countryside, fields, wildflower meadow, flower meadow, grassy hill, meadow grass, flowery meadow, tall grass, grassy field, lawn, paddock, grasslands, savannah, savanna, long grass, poppy field, sunflower field, lavender field, field of buttercups, field of daisies, field of poppies, field of sunflowers, wild flowers, village green',
    desert: 'dunes, sand dunes, sahara, desert dunes, desert sands, sandy desert, dune, desert landscape',
    city: 'town, skyline, skyscrapers, street, metropolis, city skyline, city street, cityscape, downtown, city lights, skyscraper, city rooftops, street at night, cities, neon city, streets, high street, busy street, city centre, city center, big city, cobbled street',
    night:
      'night sky, moonlit, midnight, at midnight, starry night, stars in the sky, starry sky, nighttime, midnight sky, moonlight, full moon, crescent moon, under the moon, under the stars, night time, starlit sky, stars in the background, background of stars, stars behind it, stars overhead, stars above it, stars above, starlight, moonlit night, night sky full of stars, dark night, sky full of stars, moonlit sky, nightfall, starry skies, night skies, starlit, starlit night, dead of night, half moon, harvest moon, night-time, full moon behind it, moon behind it, at the moon, at the full moon, looking at the moon, looking up at the moon, looking at the stars, stargazing',
    space:
      'outer space, planets, cosmos, universe, milky way, galaxy, among the stars, starfield, deep space, stars and planets, nebula, orbit, planet, galaxies, solar system, outerspace, nebulae, among planets',
    sunset:
      'dusk, golden hour, sundown, twilight, evening sky, setting sun, sunsets, evening glow, sun going down, sun setting, sunset sky, evening sun, low sun',
    sunshine:
      'sun, sunny, sunlight, sunny day, sunny sky, sunny morning, sunny afternoon, sunny weather, sunbeams, sunbeam, bright sun, blue sky and sun, summer sun, sunlit, bright sunshine, sun shining, sun rays, sunrays, hot sun, warm sun, patch of sun, patch of sunlight, patch of sunshine',
    snow: 'snowfield, field of snow, fields of snow, snowy, snowflakes, falling snow, snowfall, blizzard, tundra, snowy landscape, snowy field, winter landscape, snowstorm, snowy day, snowy hill, snowy night, winter scene, snowdrift, falling snowflakes, snowy ground, winter wonderland, snowscape, wintry, deep snow, fresh snow, snow falling, snowy scene, antarctica, north pole, south pole, snowdrifts, snow drift, snow flurry, light snow',
    rain: 'raining cats and dogs, rainy, raindrops, drizzle, downpour, rainy day, rainstorm, falling rain, pouring rain, rain shower, rainfall, heavy rain, light rain, showers, april showers, torrential rain, wet weather',
    storm:
      'lightning, thunder, thunderstorm, tempest, stormy, stormy sky, storm clouds, lightning storm, thunder clouds, thundercloud, stormclouds, thunderclouds, lightning bolt, thunder and lightning, bolt of lightning, stormy weather, stormy night, dark clouds',
    clouds:
      'in the sky, cloudy, overcast, cloudy sky, above the clouds, cloudscape, cloud, sky, blue sky, sea of clouds, blue skies, skies, white clouds, summer sky, cloudy day, grey sky, grey skies, gray sky',
    rainbow: 'rainbows',
    cave: 'cavern, grotto, crystal cave, caverns, caves',
    library:
      'bookshelf, bookshelves, bookcase, old library, library shelves, bookshop, shelves of books, book shelves, book shelf, bookstore, book store, book shop, wall of books, reading room, shelf of books, shelves full of books',
    kitchen: 'cosy kitchen, farmhouse kitchen, country kitchen',
    castle:
      'palace, fortress, castle walls, castles, ruined castle, fort, castle ruins, turret, turrets, fairytale castle, citadel, battlements, chateau',
    volcano:
      'volcanoes, lava, magma, eruption, erupting volcano, lava flow, lava field, river of lava, lava lake, pool of lava',
    servers:
      'server room, data centre, data center, datacenter, server racks, server rack, rack of servers, rows of servers, servers, data centers, server farm, server hall, mainframe, server cabinet, racks of servers',
    windowsill:
      'window, window sill, windowpane, by the window, window ledge, window seat, windowsills, rainy window, sunny window, sill, bay window, window frame, window pane, window-ledge',
    autumn:
      'october, november, fall leaves, fallen leaves, autumn leaves, falling leaves, autumn forest, fall colours, autumn wood, autumn woods, autumn trees, fall foliage, autumnal forest, autumn colours, autumn leaves falling, autumnal, autumn day, fall day, autumn scene, autumn woodland, autumn park, autumn landscape, autumn colors, fall colors, fall forest, pile of leaves, leaf pile, autumn season, golden leaves, orange leaves falling, red leaves falling, yellow leaves falling, golden leaves falling, falling orange leaves, autumn garden',
    blossom:
      'cherry blossom, cherry blossoms, cherry tree, sakura, blossoms, falling petals, blossom tree, cherry trees, cherry blossom tree, plum blossom, blossoming trees, flowering cherry, cherry orchard, flowering cherry orchard, flowering trees, flowering tree, flowering orchard, orchard in bloom, orchard in blossom, apple blossom, trees in bloom, apple blossoms, pink blossom, pink blossoms, petals falling, spring blossom, cherry petals, falling blossom, blossoming tree, blossoming cherry tree, cherry tree in bloom, almond blossom, cherry tree in blossom',
  },
  features: {
    eyes: 'eye, eyed, irises',
    antennae: 'antenna, feelers, antennas',
    horns:
      'horned, devil horns, devil, demon, curly horns, ram horns, ram’s horns, curled horns, goat horns, demon horns, bull horns, curling horns, twisted horns, goat’s horns, little horns',
    antlers: 'antler, antlered, stag antlers, deer antlers, reindeer antlers, moose antlers, stag’s antlers',
    unicornhorn:
      'horn, single horn, unicorn horn, spiral horn, one horn, horn on its forehead, horn on its head, unicorn’s horn, horn in the middle of its forehead',
    mane: 'maned, lion mane, manes, flowing mane, lion’s mane',
    beard: 'bearded, beards, long beard, goatee, goatee beard, wizard beard',
    tusks: 'tusk, tusked, walrus tusks, elephant tusks',
    crest: 'crested, mohawk, mohican, plume on its head, feather crest, crest of feathers',
    gills: 'gill, frilled gills, feathery gills',
    fins: 'fin, finned, fish fins, dorsal fin, shark fin',
    tentacles: 'tentacle, tentacled, octopus tentacles, octopus arms',
    shellback:
      'shelled, carapace, shell of a turtle, shell of a tortoise, shell of a snail, shell on its back, snail shell, turtle shell, tortoise shell, shell on back, spiral shell, turtle’s shell, snail’s shell',
    backspikes:
      'back spikes, dorsal plates, spiked back, spikes down its back, spines on its back, spikes on its back, spikes along its back, spines down its back, spines along its back, plates on its back, dinosaur spikes, spiky back, back plates, spikes running down its back, row of spikes down its back, ridge of spikes, spines on back, dorsal spikes, spikes down its spine, spikes along its spine, row of spikes along its back, spiny back',
    twigs:
      'leaf on its head, leaves on its head, sprout on its head, twigs on its head, leaf sprout, sprout, sprout on head, leaf on head, sprout growing from its head, twigs growing from its head, plant on its head',
    flamehead:
      'on fire, burning, fire on its head, flames on its head, blazing, flaming, flame on its head, head on fire, flaming head, flaming hair, fire for hair, head of flames, hair of fire',
    gears: 'clockwork, mechanical, robotic, gears, cogs, brass gears, visible gears, cogs and gears, exposed gears',
  },
  kinds: {
    moth: 'moths, luna moth, silkmoth, hawkmoth, atlas moth, hawk moth, emperor moth',
    butterfly: 'butterflies, monarch, swallowtail, monarch butterfly, peacock butterfly, morpho butterfly',
    bee: 'bees, bumblebee, honeybee, bumble bee, honey bee, bumblebees',
    beetle:
      'beetles, scarab, stag beetle, weevil, ladybird, ladybug, ladybirds, ladybugs, stag-beetle, rhinoceros beetle, dung beetle',
    dragonfly: 'dragonflies, damselfly',
    ant: 'ants, worker ant, fire ant',
    mantis: 'praying mantis',
    spider: 'spiders, tarantula, arachnid, jumping spider, black widow, house spider',
    scorpion: 'scorpions',
    caterpillar: 'caterpillars, silkworm, inchworm',
    snail: 'snails',
    crab: 'crabs, hermit crab, king crab, fiddler crab',
    lobster: 'lobsters, crayfish, crawfish',
    octopus: 'octopuses, octopi, kraken, squid, cephalopod, cuttlefish, octo',
    jellyfish: 'jellyfishes, jelly fish',
    fish: 'fishes, goldfish, koi, carp, tuna, clownfish, minnow, guppy, angelfish, salmon, trout fish, betta fish, koi carp, koi fish, tropical fish, catfish, tetra, betta, piranha, parrotfish, angel fish',
    anglerfish: 'angler fish, lanternfish, lantern fish, deep-sea fish',
    pufferfish: 'puffer, blowfish, puffer fish',
    shark:
      'sharks, great white, hammerhead, great white shark, tiger shark, whale shark, nurse shark, basking shark, baby shark',
    whale: 'whales, orca, killer whale, sperm whale, humpback whale, narwhal, humpback, beluga, beluga whale',
    dolphin: 'dolphins, porpoise',
    ray: 'manta, manta ray, stingray',
    seahorse: 'sea horse, seahorses',
    starfish: 'sea star, starfishes',
    seal: 'seals, sea lion, harp seal, sealion, leopard seal, elephant seal, fur seal',
    frog: 'frogs, toad, treefrog, toads, bullfrog, tree frog, tadpole, froggy, poison dart frog, dart frog, froglet',
    axolotl: 'axolotls, salamander, newt',
    lizard:
      'lizards, bearded dragon, horned lizard, gecko, iguana, chameleon, skink, geckos, chameleons, komodo dragon, iguanas, monitor lizard, anole, leopard gecko, crested gecko',
    snake:
      'snakes, serpent, viper, cobra, python, adder, rattlesnake, serpents, garter snake, corn snake, boa, boa constrictor, anaconda, king cobra, grass snake, ball python, milk snake',
    turtle: 'turtles, tortoise, terrapin, tortoises, sea turtle, giant tortoise',
    crocodile: 'alligator, caiman, gator, crocodiles, croc, alligators',
    dinosaur:
      'dino, dinosaurs, raptor, tyrannosaurus, t-rex, triceratops, stegosaurus, t rex, trex, brontosaurus, velociraptor, diplodocus, baby dinosaur, tyrannosaurus rex, brachiosaurus, ankylosaurus, spinosaurus, allosaurus, dinos',
    dragon: 'dragons, wyvern, drake, hydra, wyrm, dragonling, dragonet, baby dragon',
    bird: 'birds, blue jay, gull, seagull, robin redbreast, songbird, sparrow, robin, finch, wren, bluebird, birdie, blackbird, nightingale, swallow, canary bird, kingfisher, canary, magpie, pigeon, lark, starling, dove, doves, turtle dove, blue tit, bluetit, great tit, coal tit, goldfinch, bullfinch, chaffinch, greenfinch, thrush, song thrush, house sparrow, chickadee, jay, cuckoo, oriole, warbler, wagtail, mockingbird, nuthatch, cardinal bird, skylark',
    owl: 'owls, owlet, horned owl, snowy owl, barn owl, tawny owl, hoot owl, eagle owl, great horned owl, screech owl, burrowing owl, little owl, long-eared owl',
    crow: 'raven, ravens, crows, rook, jackdaw, corvid',
    eagle:
      'eagles, bald eagle, golden eagle, eaglet, hawk, falcon, kestrel, buzzard, osprey, peregrine, peregrine falcon, sparrowhawk, goshawk, sea eagle, harrier',
    duck: 'ducks, duckling, mallard, ducky, duckie, ducklings, mandarin duck',
    penguin: 'penguins, emperor penguin, king penguin, rockhopper, rockhopper penguin, gentoo penguin, baby penguin',
    parrot:
      'parrots, macaw, cockatoo, budgie, parakeet, lovebird, cockatiel, budgerigar, african grey, african grey parrot, lorikeet, conure, parakeets, budgies, galah',
    chicken: 'hen, rooster, chick, cockerel, hens, chickens, chicks, cockerels, bantam',
    flamingo: 'flamingos',
    peacock: 'peafowl',
    phoenix: 'firebird, phoenixes',
    bat: 'bats, flying fox, fruit bat, vampire bat, fruit bats',
    mouse: 'mice, dormouse, field mouse, mousey, harvest mouse, rat, rats, lab rat, pet rat, wood mouse, mousie',
    hamster: 'hamsters, hammy, dwarf hamster, syrian hamster',
    squirrel: 'squirrels, chipmunk, chipmunks, flying squirrel, ground squirrel',
    rabbit:
      'rabbits, bunny, hare, arctic hare, bunnies, bunny rabbit, hares, jackrabbit, jack rabbit, lop, lop rabbit, leveret, lionhead rabbit, dwarf rabbit',
    hedgehog: 'hedgehogs, hedgie, hoglet',
    mole: 'moles',
    bear: 'bears, grizzly, polar bear, polar bear cub, bear cub, cub, grizzly bear, bear cubs, teddy bear, stuffed bear, plush bear, sun bear, grizzlies',
    panda: 'pandas, panda bear, giant panda',
    koala: 'koalas, koala bear',
    fox: 'foxes, vixen, kitsune, fennec, arctic fox, fennec fox, fox cub, vulpine',
    wolf: 'wolves, werewolf, arctic wolf, maned wolf, wolf cub, timber wolf, dire wolf, lycanthrope',
    dog: 'dogs, puppy, sheepdog, hound, retriever, terrier, poodle, corgi, dachshund, husky, doggy, doggo, doggie, pup, pooch, labrador, beagle, bulldog, spaniel, greyhound, border collie, collie, golden retriever, golden lab, black lab, yellow lab, chocolate lab, dalmatian, shiba, shiba inu, pug, mutt, puppies, german shepherd, shepherd dog, sheep dog, guard dog, dog-like, whippet, lab, labs, chihuahua, rottweiler, rottie, doberman, great dane, st bernard, saint bernard, newfoundland dog, boxer dog, boxer puppy, pit bull, pitbull, staffie, staffy, jack russell, jack russell terrier, yorkie, yorkshire terrier, westie, west highland terrier, highland terrier, scottie, scottie dog, cocker spaniel, springer spaniel, springer, king charles spaniel, cavalier king charles spaniel, cockapoo, labradoodle, goldendoodle, cavapoo, bichon frise, bichon, shih tzu, maltese, pomeranian, pekingese, samoyed, akita, malamute, alsatian, basset hound, basset, bloodhound, wolfhound, irish wolfhound, afghan hound, deerhound, foxhound, lurcher, sausage dog, wiener dog, weimaraner, vizsla, setter, irish setter, ridgeback, mastiff, french bulldog, frenchie, boston terrier, airedale, schnauzer, sheltie, australian shepherd, cattle dog, bernese mountain dog, bernese, chow chow, shar pei, spitz, mongrel, pupper, woofer, hound dog, street dog, old english sheepdog, bull terrier, dachsie, sheepdog puppy, huskies, corgis, siberian husky, alaskan malamute, husky dog, border terrier, fox terrier, bedlington terrier, cairn terrier, norfolk terrier, welsh corgi, standard poodle, toy poodle, miniature poodle, english bulldog, tibetan terrier',
    cat: 'cats, calico, puss, pussycat, kitten, kitty, feline, kittycat, kitty cat, tomcat, tabby, moggy, siamese cat, siamese, kittens, persian cat, maine coon, tuxedo cat, tom, tom cat, moggie, mog, tortie, torbie, tortoiseshell, tortoiseshell cat, bengal cat, bengal, ragdoll cat, russian blue, british shorthair, shorthair, sphynx, sphynx cat, burmese cat, birman, abyssinian, manx cat, manx, persian, norwegian forest cat, scottish fold, devon rex, cornish rex, house cat, housecat, alley cat, stray cat, farm cat, barn cat, mouser, kitties, pusscat, maine coon cat, ragdoll',
    lion: 'lions, lioness, lionesses',
    tiger: 'tigers, bengal tiger, siberian tiger, tigress',
    leopard: 'panther, black panther, leopards, snow leopard, jaguar, cheetah, clouded leopard',
    raccoon: 'raccoons, racoon, trash panda',
    otter: 'otters, sea otter, river otter',
    badger: 'badgers, honey badger',
    deer: 'red deer, red deer stag, fallow deer, stag, doe, reindeer, fawn deer, fawn, stags, reindeers, moose, elk, roe deer, roebuck, muntjac, caribou',
    horse:
      'horses, pony, mare, foal, stallion, colt, ponies, shetland pony, shetland, shire horse, mustang, thoroughbred, clydesdale, filly, steed, carthorse, racehorse, bay horse, bay mare, bay pony, bay stallion, palomino, palomino horse, palomino pony, welsh pony',
    zebra: 'zebras',
    unicorn: 'unicorns',
    goat: 'goats, ibex, billy goat, goat kid, mountain goat, nanny goat, pygmy goat, kid goat',
    sheep: 'lamb, sheeps, ewe, ram, lambs, merino, mountain sheep',
    cow: 'cattle, bull, calf, highland cow, ox, heifer, calves, bullock, dairy cow, jersey cow, friesian, highland cattle, longhorn, steer',
    pig: 'pigs, piglet, hog, piggy, hogs, boar, piglets, wild boar, sow, micro pig, pot-bellied pig, potbellied pig',
    elephant: 'elephants, baby elephant',
    giraffe: 'giraffes',
    rhino: 'rhinoceros, rhinos',
    monkey:
      'monkeys, marmoset, ape, chimp, chimpanzee, gorilla, orangutan, macaque, lemur, capuchin, baboon, gibbon, tamarin, spider monkey, squirrel monkey, howler monkey, bonobo',
    sloth: 'sloths',
    kangaroo: 'kangaroos, wallaby, joey, roo, wallabies',
    armadillo: 'armadillos',
    robot: 'robots, android, droid, bot, automaton, mech, robo, robot creature, cyborg, toy robot',
    clock: 'alarm clock, cuckoo clock, grandfather clock',
    ghost: 'ghosts, spectre, phantom, wraith, poltergeist, spook, spirit, ghostie, ghoul, ghosty',
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
