/** Synonyms for the drawing vocabulary. Only bundles that read descriptions contain it. */
import type { ColourName, KindName, PEN_WORDS, PenGroup } from '../../species/pen-words'

type Lexicon = { readonly [Group in PenGroup]: Readonly<Record<keyof (typeof PEN_WORDS)[Group], string>> } & {
  readonly colours: Readonly<Record<ColourName, string>>
}

export const LEXICON: Lexicon = {
  colours: {
    red: 'scarlet, bright red, vermilion, reddish, cherry-red, blood-red, brick-red, ruby-red, vermillion, pillar box red, postbox red, tomato red, lipstick red, chilli red; cherry, tomato, ruby, fire engine, poppy, brick, chilli, rowan',
    crimson:
      'burgundy, maroon, oxblood, deep red, dark red, wine-red, bordeaux, carmine, blackish red, beetroot red, cranberry red; wine, blood, garnet, cranberry, merlot, claret, beetroot, mulberry',
    orange:
      'fiery, apricot, orangey, burnt orange, pumpkin-orange, gingery orange, carroty, sunset orange, neon orange, orangish; tangerine, pumpkin, marmalade, carrot, ember, flame, mango, papaya, persimmon, clementine, satsuma',
    yellow:
      'sunny yellow, blond, blonde, yellowish, lemon-yellow, sunflower-yellow, mustard yellow, butter yellow, canary yellow, straw yellow, buttery, lemony, sunshine yellow, primrose yellow, flaxen, mustardy; lemon, canary, mustard, buttercup, butter, banana, corn, daffodil, egg yolk',
    gold: 'golden, light gold, pale gold, gilded, brassy, gilt, old gold, honey-coloured, honey-colored, honey gold, gold-coloured, goldish, honeyed, golden brown, brass; amber, honey, saffron, topaz, ochre, butterscotch',
    copper:
      'rusty, ginger, russet, auburn, foxy, rusted, reddish-brown, rose gold, coppery, gingery, rust-red, rusty red, rusty orange, rusty brown, fox red, foxy red, red-brown, burnt sienna, sienna, rust brown, reddy brown, orange-brown, orangey brown, ginger red, red-gold, strawberry blonde, sorrel, coppery red, bronze; rust, terracotta, clay, cinnamon, paprika',
    brown:
      'umber, cocoa brown, coffee brown, mahogany, hazel, sepia, brownish, dark brown, chocolate brown, nut brown, chestnut brown, conker brown, chocolatey, mousey brown, mousy brown, muddy brown, earthy brown, acorn brown, brunette, sable; chocolate, chestnut, coffee, walnut, mocha, cocoa-brown, mud, nutmeg, tea, toffee, bark, earth, teak, conker, hazelnut, treacle, peat, bracken, maple, liver, dark chocolate, milk chocolate',
    tan: 'beige, sandy, fawn, khaki, buff, tawny, sand-coloured, sand-colored, taupe, light brown, wheaten, buckskin, biscuity, ecru, pale brown, sandy brown, dun, oatmeal-coloured, caramel brown, tan brown, tawny brown, dusty brown, honey brown, mushroom-coloured; sand, camel, caramel, wheat, straw, biscuit, oat, toast, peanut butter, sandstone',
    cream:
      'ivory, pale, creamy, off-white, creamy white, cream-coloured, cream-colored, magnolia, antique white, bone-coloured; vanilla, eggshell, oatmeal, champagne, milk tea, buttermilk, custard, clotted cream, milky tea',
    white:
      'snowy white, snowy fur, snowy coat, snowy feathers, snowy plumage, milky, pearly, chalky, snow-white, whitish, pure white, bone white, milky white, pearl white, ghostly white, lily white, paper white, brilliant white, albino, leucistic; pearl, alabaster, milk, chalk, porcelain, ivory white, cotton',
    silver:
      'silvery, light silver, pale silver, silver-grey, silver-gray, silvered, silver-white, silvery grey, silvery gray, silvery white, steely, platinum, chrome, pewter; mercury, tin, moonlight, aluminium',
    grey: 'gray, ashen, smoky, stony, ashy, greyish, grayish, light grey, light gray, dove-grey, slate-grey, stone-grey, ash-grey, iron-grey, mousy, mousey, mouse-grey, pale grey, pale gray, steel grey, storm grey, stormy grey, pearl grey, elephant grey, blue-grey, blue-gray, grey-blue, grizzled, salt and pepper, grey-brown; ash, slate, smoke, dove, steel, cement, concrete, pebble, iron, granite, flint',
    charcoal:
      'gunmetal, sooty, anthracite, shadowy, dark grey, dark gray, charcoal grey, charcoal gray, off-black, soot-black, sooty black, charcoal black, dark slate, soot grey, deep grey; graphite, soot, lead',
    black:
      'inky, melanistic, jet-black, pitch-black, dark, blackish, coal-black, jet black, pitch black, ink-black, midnight black, inky black, ebony black, velvet black; jet, ebony, obsidian, onyx, midnight, coal, ink, tar, liquorice, licorice',
    green:
      'verdant, greenish, leaf green, forest green, emerald green, bottle green, grass green, apple green, dark green, bright green, pea green, pine green, holly green, ivy green, jungle green, racing green, hunter green, leafy green, shamrock green, fern green; emerald, grass, fern, clover, pickle, cucumber, shamrock, malachite',
    lime: 'chartreuse, acid-green, spring-green, lime green, neon green, yellow-green, acid green, fluorescent green, luminous green, yellowy green, chartreuse green, electric green, slime green, toxic green, poison green',
    olive:
      'moss-green, army-green, swampy, olive green, moss green, sage green, khaki green, swamp green, army green, military green, mossy green, murky green, muddy green, drab green, lichen green, dusty green; avocado, sage, moss',
    mint: 'minty, mint green, pale green, pastel green, jade green, minty green, seafoam green, soft green, eau de nil, light green, pistachio green, celadon green, peppermint green, aqua green; seafoam, pistachio, celadon, jade, peppermint, sea foam, spearmint',
    teal: 'viridian, sea green, blue-green, sea-green, petrol blue, peacock blue, bluey green, greeny blue, teal blue, teal green, bluish green, greenish blue, dark turquoise, peacock green, dark cyan, verdigris, verdigris green; petrol',
    turquoise:
      'aqua, cyan, aquamarine, aqua blue, kingfisher blue, turquoise blue, cyan blue, lagoon blue, caribbean blue, tropical blue, lagoon green',
    sky: 'sky-blue, powder-blue, baby-blue, light-blue, icy, frosty, glacial, sky blue, powder blue, baby blue, light blue, pale blue, ice blue, pastel blue, duck egg blue, robin’s egg blue, forget-me-not blue, icy blue, soft blue, glacier blue, arctic blue, sky-coloured, wedgwood blue, watery blue, frosty blue',
    blue: 'cobalt, azure, cerulean, bluish, royal blue, electric blue, ocean blue, bright blue, cornflower blue, bluebell blue, sapphire blue, cobalt blue, azure blue, brilliant blue, denim blue, bluey, neon blue, blueish; sapphire, lapis, bluebell, blueberry, cornflower',
    navy: 'navy blue, dark-blue, marine-blue, midnight-blue, ultramarine, dark blue, midnight blue, deep blue, prussian blue, inky blue, ink blue, french navy, oxford blue, night blue, night-blue',
    indigo: 'blue-violet, indigo blue, deep indigo',
    purple:
      'violet, purplish, dark purple, deep purple, royal purple, purply, grape purple, plum purple, regal purple, imperial purple, deep violet, dark violet, bright purple, plummy; plum, amethyst, aubergine, grape, blackberry, eggplant, beet, blackcurrant, damson',
    lavender:
      'lilac, mauve, periwinkle, light purple, pale purple, pastel purple, soft purple, pale violet, light violet, heather purple, periwinkle blue, lavender purple, lavender grey, dusty purple, wisteria purple, lilac purple; wisteria, heather, thistle, parma violet',
    pink: 'rosy, blush, peachy, pinkish, rose pink, baby pink, pale pink, light pink, pastel pink, candyfloss pink, salmon pink, pinky, dusty pink, dusky pink, candy pink, bubblegum pink, flamingo pink, shell pink, blossom pink, coral pink, blush pink, soft pink, powder pink, peachy pink; rose, salmon, coral, peach, bubblegum, strawberry, candyfloss, cotton candy, watermelon, marshmallow',
    magenta:
      'fuchsia, hot-pink, cerise, hot pink, bright pink, shocking pink, neon pink, fuchsia pink, vivid pink, electric pink, deep pink, raspberry pink, magenta pink, dark pink; raspberry',
  },
  coats: {
    fluffy:
      'fluff, fluffiest, fuzzy, furry, plush, downy, cuddly, cottony, poofy, puffy, velvety, feathery, fluffed, soft and fluffy, floofy, fluffball, fuzz, fuzzball, long-haired, longhaired, plushy, fluffy-haired, fluffier, puffball, thick-furred, floof, puffed up feathers',
    curly:
      'curls, woolly, wooly, fleecy, frizzy, ringlets, wavy, permed, curly-haired, curly-coated, curled fur, tightly curled, ringletted',
    shaggy:
      'scruffy, unkempt, tousled, bristly, hairy, messy, matted, straggly, rugged, raggedy, wiry, wire-haired, rough-coated, dishevelled, unbrushed, tangled, scraggly, mangy, tufty, wild-haired, wild-furred, unruly fur, mop-haired, bushy-haired',
    sleek:
      'glossy, shiny, smooth, polished, silky, lacquered, glassy smooth, slick, satiny, shiny and smooth, silken, gleaming, well-groomed, smooth-haired, smooth-coated, well-brushed, lustrous, burnished',
    spiny:
      'quills, spiky, prickly, thorny, thorns, spikes, spines, bristling with spines, spiked, thorned, prickles, spikey, barbed, thistly, spinier',
    glowing:
      'glow, luminous, bioluminescent, radiant, glows, shines, shining, luminescent, lit from within, glowy, phosphorescent, incandescent, soft glow, glows in the dark, glow in the dark, aglow, lit up, lights up, luminescence, glowing in the dark, lit from inside',
    sparkling:
      'sparkly, sparkle, glitter, glittery, glittering, shimmering, iridescent, twinkling, opalescent, glitters, sparkles, shimmery, shimmer, spangled, sequinned, holographic, dazzling, glittered, pearlescent, twinkly, glimmering, glinting, sequins, stardust, fairy dust, bedazzled, shimmers, twinkles, glistening, scintillating, prismatic, pearly sheen, oil-slick, oil slick sheen, diamond-dusted, star-dusted',
    glassy:
      'translucent, transparent, see-through, crystal-clear, see through, crystalline, made of glass, diaphanous, sheer, see thru, blown glass, clear as glass, gelatinous, glasslike; glass',
    mossy:
      'moss, lichen, overgrown, moss-covered, lichened, ivy-covered, moss-grown, mossed, covered in ivy, vine-covered',
    frosted:
      'frost, frozen, rime, icicles, snow-dusted, frost-covered, ice all over, frost all over, frosty coat, ice-covered, snow-covered, icy coat, hoar frost, hoarfrost, frosty fur, rimed, dusted with snow; ice',
    scarred: 'scar, scars, battle-worn, battle-scarred, battered, battle scars, scratched, battle-hardened, scratches',
    patchwork:
      'quilted, stitched, sewn, patched together, patchwork fur, calico patchwork, stitched together, sewn together, patchwork coat, made of patchwork',
  },
  marks: {
    stripes:
      'striped, stripe, tiger-striped, tiger stripes, tabby, zebra-striped, zebra stripes, stripy, stripey, pinstripes, streaks, streak, streaked, streaky, striated, tiger stripe, tabby stripes, tabby markings, bee-striped, wasp-striped, candy-striped, bee stripes, pinstriped, barred, zebra print, tiger print, mackerel tabby, zebra-patterned, tiger-patterned, zebra pattern, tiger pattern',
    bands: 'banded, ringed, belted, hooped, banding, rings of colour',
    brindle: 'brindled, marbled, marbling, marble, tiger-brindle, brindling',
    spots:
      'spotted, spot, polka-dot, polka-dots, dotted, dots, speckles, speckled, spotty, polka dots, dot, polka dot, dalmatian spots, ladybird spots, ladybug spots, cheetah spots, speckle, dotty, polkadot, polkadots, flecks, flecked, speckly, spots all over, polka-dotted, speckling, appaloosa, freckled all over, flea-bitten',
    dapples:
      'dappled, dapple, mottled, pale spots, fawn-spotted, mottling, merle, blue merle, dappling, roan, blue roan, strawberry roan',
    rosettes:
      'rosette, spots of a leopard, leopard-print, leopard-spots, jaguar-print, leopard spots, jaguar spots, leopard print, leopard pattern, cheetah print, leopard-spotted, ocelot spots, leopard-patterned, giraffe-patterned, giraffe print, giraffe pattern, giraffe spots, giraffe patches',
    patches:
      'patched, patch, patchy, calico, piebald, pinto, splotches, blotches, splotch, splotchy, blotch, blotchy, blotched, splotched, cow patches, cow print, tortoiseshell, tortie, torbie, skewbald, splodges, splodge, splodgy, cow-print, pied, blotching, cow-patterned, parti-coloured, paint horse markings',
    saddle: 'two-tone, saddle-backed, saddleback, saddle marking, saddle patch',
    mask: 'masked, dark face, siamese markings, seal point, colourpoint, colour point, color point, lilac point, chocolate point, flame point, blue point, red point, lynx point',
    bandit:
      'raccoon-mask, robber mask, burglar mask, burglar’s mask, robber’s mask, thief mask, thief’s mask, highwayman mask, zorro mask, raccoon markings, raccoon eyes, eye-band, bandit mask, raccoon mask, bandit markings',
    scales: 'scaly, scaled, fish scales, dragon scales',
    stars:
      'starry, stars, star-covered, constellations, star pattern, starry fur, star-spangled, star markings, little stars, star-shaped markings, star speckles, constellation, starry pattern, galaxy fur, galaxy print, galaxy pattern, galaxy coat, starry coat, star print, star-dotted, star-speckled, star-shaped spots, star-patterned, galaxy markings',
    circuit:
      'circuits, circuitry, circuit lines, glowing circuit lines, circuit patterns, circuit board pattern, circuit pattern, circuit traces, circuit board markings, circuit tracery, glowing circuits, circuit markings, circuit board patterns, circuit board',
    mist: 'misty, ombre, foggy, misted, hazy, fading, gradient, foggy fur',
    socks: 'stockinged, white boots markings, white mittens, white stockings',
    blaze:
      'white stripe on the nose, white forehead, star on the forehead, white stripe down its nose, white stripe down its face, stripe down its nose, stripe down its face, white nose stripe, blaze down its nose',
    freckles:
      'freckled, freckle, speckled face, freckly, freckled nose, freckled cheeks, freckly face, dusting of freckles, sprinkling of freckles',
    hearts:
      'heart-shaped markings, heart markings, heart on its chest, hearts, heart spots, heart patterns, heart-shaped spots, little hearts, heart pattern, heart-shaped patches, heart print',
    swirls:
      'swirl, swirly, spirals, whorls, swirling patterns, swirled, swirling, spiral, swirl pattern, curlicues, spiral pattern, curling patterns, paisley, curly patterns, whirls',
    bib: 'white chest, white bib, white front, shirt-front, white breast, tuxedo front, white throat, tuxedo cat, tuxedo kitten, white patch on its chest, patch of white on its chest, white chest patch, white shirt front, tuxedo markings, tuxedo pattern, white patch on the chest, white spot on its chest, white spot on the chest, tuxedo chest, white shirtfront',
  },
  worn: {
    scarf: 'muffler, scarves, woolly scarf, wool scarf, long scarf, pashmina, infinity scarf, football scarf',
    bandana: 'neckerchief, kerchief, bandanna, neck scarf, neckscarf, neck kerchief, spotted handkerchief',
    bowtie: 'bow tie, bow-tie, dickie bow, bow ties, bowties, dicky bow',
    tie: 'necktie, cravat, neck tie, school tie',
    collar:
      'collar with a bell, bell collar, bell around its neck, dog collar, cat collar, flea collar, bell round its neck',
    ribbon: 'bow, ribbons, satin bow, bow around its neck, bow around neck, ribbon round its neck, bow at its throat',
    necklace:
      'pearls, string of pearls, pearl necklace, beads, amulet, pendant, locket, talisman, bead necklace, pearl choker, choker, string of beads, chain necklace, shell necklace, beaded necklace, string of shells, pearl pendant, chain around its neck, chain round its neck',
    cape: 'cloak, mantle, superhero, superhero cape, cloaks, hooded cloak, capelet, super hero, superheroine, travelling cloak',
    sweater:
      'jumper, pullover, jersey, turtleneck, woolly jumper, knitted jumper, knitted sweater, wool sweater, christmas jumper, christmas sweater, polo neck, fisherman sweater, cardigan, cardi, hoodie, hoody, sweatshirt, woolly cardigan, roll neck, knitwear, cable-knit jumper, cable knit sweater, ugly sweater, aran jumper, fair isle jumper, fair isle sweater, knitted cardigan, cable-knit, turtle neck, rollneck, crew neck, guernsey, gansey, hooded top',
    raincoat:
      'mackintosh, rain coat, rain jacket, oilskin, anorak, mac, sou’wester coat, waterproof jacket, macintosh, rain mac, cagoule, rain slicker, slicker, waterproofs, waterproof coat, sou’wester, rainjacket, oilskin coat, oilskin jacket',
    backpack:
      'rucksack, knapsack, school bag, book bag, schoolbag, bag on its back, satchel on its back, bag on back, school backpack, back pack, hiking pack, haversack, daypack, day pack',
    tophat:
      'top hat, hat, topper, stovepipe hat, magician’s hat, magician hat, opera hat, ringmaster hat, ringmaster’s hat',
    wizardhat:
      'wizard hat, witch hat, pointed hat, pointy hat, wizard, witch, sorcerer, mage, wizard’s hat, witch’s hat, sorcerer hat, witches hat, magician’s pointy hat, witchy hat, wizards hat, pointed cap, pointy wizard hat, pointy witch hat, magic hat, mage hat, wizarding hat',
    partyhat: 'party hat, birthday hat, cone hat, party cone, paper party hat, new year hat',
    strawhat:
      'straw hat, sun hat, sunhat, farmer hat, panama hat, farmer’s hat, straw sunhat, gardening hat, straw boater, boater, floppy sun hat, gardener’s hat, scarecrow hat, beach hat, boater hat',
    beanie:
      'woolly hat, wool hat, knitted hat, bobble hat, toque, winter hat, knit cap, knitted cap, wool cap, bobble cap, woollen hat, woolly cap, pompom hat, pom-pom hat, watch cap, beanie hat, ski hat, wooly hat, knit hat, stocking cap, bobblehat, woolly bobble hat, wooly cap, watchcap, tuque, slouchy hat, ski cap',
    cap: 'baseball cap, peaked cap, sailor’s cap, sailor cap, captain’s cap, captain’s hat, police cap, policeman’s cap, conductor’s cap, driver’s cap, newsboy cap, baseball hat, ball cap, flat cap, trucker cap, trucker hat, snapback, school cap, jockey cap, sailor hat, sailor’s hat, captain hat, postman’s cap, postman’s hat, bus driver’s cap, pilot’s cap, flatcap, railway cap, chauffeur’s cap, chauffeur cap, newsboy hat, paperboy cap, skipper’s cap, skipper cap, sea captain’s hat, sea captain’s cap, naval cap, policeman’s hat, police hat, postal cap, mail carrier cap, bellhop cap, cricket cap, golf cap, army cap, military cap, delivery cap, baker boy cap, baker boy hat, backward cap, peak cap, visor cap, train conductor’s hat, conductor’s hat',
    cowboyhat:
      'cowboy hat, stetson, cowboy, sheriff, ten-gallon hat, stetson hat, cowgirl, cowgirl hat, sheriff’s hat, sheriff hat, western hat, cowboy’s hat, cattleman hat, rancher hat, rodeo hat, wild west hat, cow boy hat, outback hat',
    helmet:
      'hard hat, space helmet, astronaut helmet, knight helmet, astronaut, construction helmet, hardhat, safety helmet, bike helmet, bicycle helmet, motorcycle helmet, diving helmet, viking helmet, construction hat, firefighter helmet, fire helmet, firefighter’s helmet, crash helmet, builder’s hat, miner’s helmet, motorbike helmet, cycling helmet, cycle helmet, builder’s helmet, spaceman, racing helmet, army helmet, riding hat, army tin hat',
    crown:
      'tiara, diadem, coronet, king, queen, prince, princess, crowns, princess crown, royal crown, king’s crown, queen’s crown',
    flowercrown:
      'garland of daisies, garland of flowers, wreath of flowers, flower crown, wreath, crown of flowers, crown of daisies, crown of roses, crown of dandelions, crown of wildflowers, crown of blossoms, daisy chain, flowers in its hair, flower on its head, flower on top of its head, flower behind its ear, flower in its hair, laurel wreath, floral crown, crown of leaves and flowers, garland, flower wreath, flower garland, garland of flowers, wreath of flowers, daisy crown, flowers on its head, daisies in its hair, flower headband, wreath of daisies, flowers behind its ear, daisy behind its ear, rose behind its ear, sunflower behind its ear, flower behind one ear, flower tucked behind its ear, crown of ivy, crown of leaves, leaf crown, daisy chain crown, wildflower crown, crown of sunflowers, crown of poppies, crown of lavender, flower chain, chain of daisies, chain of flowers, blossom crown, dandelion crown, circlet of flowers, flower circlet, flower tucked behind one ear, daisy behind one ear, rose behind one ear, daisy tucked behind its ear',
    halo: 'angel, angelic, halo above its head, haloed',
    glasses:
      'spectacles, eyeglasses, reading glasses, round glasses, pair of glasses, specs, reading spectacles, horn-rimmed glasses, wire-rimmed glasses, half-moon glasses, half-moon spectacles, big glasses, librarian glasses, pince-nez, bifocals, nerd glasses, nerdy glasses, round specs, tortoiseshell glasses, cat-eye glasses, wire glasses, wire-rims',
    sunglasses:
      'shades, dark glasses, aviators, aviator sunglasses, sun glasses, mirrored shades, cool shades, mirror shades, ray-bans, raybans, aviator shades, aviator glasses, tinted glasses, wayfarers, tinted spectacles',
    monocle: 'monocled',
    goggles:
      'aviator goggles, ski goggles, swimming goggles, pilot goggles, flying goggles, welding goggles, safety goggles, diving goggles, lab goggles, snow goggles, swim goggles, steampunk goggles, flight goggles',
    eyepatch:
      'eye patch, eye-patch, patch over one eye, patch over its eye, one-eyed, one eye patched, one eye covered, eye patches, pirate eyepatch, pirate patch, patch on one eye',
    headphones:
      'earphones, headset, ear phones, big headphones, cans on its ears, gaming headset, over-ear headphones, ear defenders',
    boots:
      'wellies, wellington boots, rain boots, rubber boots, boot, gumboots, wellingtons, welly boots, cowboy boots, hiking boots, snow boots, welly, wellie, walking boots, work boots, winter boots, ankle boots, doc martens, dr martens, army boots, combat boots, riding boots, galoshes, rainboots, gum boots, jackboots',
    wings:
      'fairy wings, angel wings, winged, wing, fairy, feathered wings, butterfly wings, bat wings, dragon wings, dragonfly wings, bird wings, eagle wings, moth wings, bee wings, demon wings, angelic wings, pixie wings, gossamer wings, insect wings, dove wings, swan wings',
    chefhat:
      'chef hat, toque blanche, chef, chefs hat, cook hat, chef’s hat, chef’s toque, cook’s hat, baker’s hat, baker hat, chef cap, cook’s cap, baker’s cap, cook’s toque',
    piratehat:
      'pirate hat, tricorn, tricorne, tricorn hat, pirate, buccaneer, pirate’s hat, pirate captain hat, pirates hat, three-cornered hat, skull and crossbones hat, buccaneer hat, buccaneer’s hat, privateer hat, bicorne, bicorn hat, corsair hat',
    gradcap:
      'graduation cap, mortarboard, mortar board, graduation hat, graduate, graduating, graduate’s cap, academic cap, scholar’s cap',
    santahat:
      'santa hat, christmas hat, santa, santa claus, father christmas, father christmas hat, santa’s hat, xmas hat, santa cap, santa claus hat, christmas cap',
    beret:
      'painter hat, french beret, artist beret, artist hat, artist’s beret, painter’s beret, painter’s hat, tam o’shanter',
    bunnyears:
      'bunny ears, rabbit ears, ears of a rabbit, ears of a bunny, ears of a hare, ears like a rabbit, bunny ear headband, rabbit ear headband',
    hairbow:
      'hair bow, bow on its head, bow on its ear, bow on one ear, bow around its ear, bow around one ear, bow in its hair, bow on top of its head, ribbon in its hair, head bow, hairbow, hair ribbon, bow between its ears, ribbon on its head, ribbon on its ear, bow behind its ear, bow over one ear, bow by its ear, bow above its ear, ribbon between its ears, bow in its fur, bow hair clip, bow headband, bow on its forehead, hair clip bow, bow barrette',
    moustache:
      'mustache, handlebar moustache, moustached, moustaches, curly moustache, twirly moustache, handlebar mustache, curly mustache, twirly mustache, pencil moustache, pencil mustache, walrus moustache, moustachioed, tache, ’tache, handlebar tache',
    earrings:
      'earring, ear ring, hoop earrings, ear rings, stud earring, hoop earring, pearl earrings, pearl earring, ear studs, ear stud, pearl studs, hoop in its ear, studs in its ears, hoops in its ears, ring in its ear, gold ring in its ear',
    apron:
      'pinafore, kitchen apron, aprons, baking apron, leather apron, pinny, cooking apron, butcher’s apron, gardening apron',
    tutu: 'ballet skirt, ballerina, tutus, ballet tutu, ballet dress, ballerina skirt, ballet costume, tulle skirt, ballerina dress',
    vest: 'waistcoat, gilet, waist coat, safety vest, hi-vis vest, tank top, sweater vest, hi-vis, hi-vis jacket, hi-viz vest, body warmer, bodywarmer, puffer vest, hi viz, high-vis jacket',
    labcoat:
      'lab coat, laboratory coat, doctor’s coat, white doctor’s coat, scientist’s coat, scientist coat, doctor coat, laboratory jacket, white coat of a doctor, chemist’s coat, vet’s coat, lab jacket',
    armour:
      'armor, breastplate, suit of armour, suit of armor, knight armour, knight armor, chain mail, plate armour, plate armor, armoured, armored, suit of mail, chainmail, knight’s armour, battle armour, battle armor, samurai armour, samurai armor, shining armour, shining armor, plate mail, mail shirt, scale mail, coat of mail',
    medal: 'medallion, medals, olympic medal, winner medal, winner’s medal',
    carnivalmask:
      'carnival mask, masquerade mask, domino mask, eye mask, sleep mask, sleeping mask, superhero mask, venetian mask, feathered mask, feather mask, mardi gras mask, opera mask, mask, ball mask, masquerade, theatre mask, harlequin mask, phantom mask, party mask',
    rollerskates:
      'roller skates, roller skate, rollerblades, inline skates, roller boots, rollerskate, skates on wheels, roller blades, quad skates, rollerskating shoes, in-line skates, disco skates',
  },
  held: {
    balloon: 'balloons, helium balloon',
    book: 'books, novel, notebook, diary, journal, tome, spellbook, storybook, story book, comic book, textbook, paperback, cookbook, hardback, picture book, library book, spell book, grimoire, sketchbook, sketch book, encyclopedia, dictionary, recipe book, guidebook, cook book, atlas, ledger, bible, picturebook, workbook, logbook, notepad, photo album, scrapbook, hardcover',
    flower:
      'flowers, tulip, daisy, lily, poppy, bouquet, rose, sunflower, bunch of flowers, bouquet of flowers, daffodil, dandelion, carnation, orchid, peony, wildflower, bluebell, marigold, buttercup flower, posy, snowdrop, crocus, pansy, primrose, geranium, lotus, lotus flower, hibiscus, hyacinth, forget-me-not, dahlia, chrysanthemum, gerbera, edelweiss, lilies, daisies, hydrangea, sprig of lavender, foxglove, camellia, cherry blossom sprig, freesia, gardenia, zinnia, nosegay, buttercups, snapdragon, lupin, aster, hollyhock',
    lantern:
      'oil lamp, paper lantern, storm lantern, lanterns, hurricane lamp, camping lantern, paper lanterns, gas lamp, hurricane lantern, paraffin lamp, miner’s lamp, lamp, storm lamp, kerosene lamp, railway lamp',
    umbrella: 'parasol, brolly, umbrellas, gamp, sunshade',
    sword:
      'blade, sabre, saber, katana, rapier, cutlass, broadsword, longsword, greatsword, great sword, long sword, claymore, shortsword, short sword, scimitar, lightsaber, lightsabre, epee',
    wand: 'magic wand, star wand, fairy wand, magic wands',
    cup: 'teacup, coffee cup, mug, tea, cup of tea, cup of coffee, cup of cocoa, hot chocolate, mug of cocoa, cocoa, coffee mug, mugs, teacups, tea cup, coffee, cup of hot chocolate, mug of tea, mug of coffee, hot cocoa, mug of hot chocolate, espresso, latte, cuppa, cappuccino, cup and saucer, hot drink, travel mug, chai, beaker, americano, matcha, earl grey, boba, tankard, goblet, chalice, tumbler, mocha, stein',
    key: 'keys, old key, skeleton key, ring of keys, latchkey, keyring, keychain',
    ball: 'beach ball, toy ball, football, soccer ball, rubber ball, tennis ball, basketball, volleyball, bouncy ball, toy balls, balls, baseball, footballs, rugby ball, golf ball, cricket ball, ping pong ball, bowling balls, softball, netball, soccerball',
    fish: 'herring, sardine, trout, mackerel, fish in its mouth, cod, kipper, haddock, anchovy, salmon, tuna, sprat, pilchard, plaice, sea bass',
    bone: 'bones, dog bone',
    star: 'little star, fallen star, shooting star',
    heart: 'valentine heart, valentine',
    letter:
      'envelope, mail, love letter, love letters, post card, postcard, mail envelope, love note, invitation, birthday card, valentine card, greeting card, telegram',
    guitar: 'electric guitar, acoustic guitar, ukulele, uke',
    flute: 'recorder, tin whistle, pan flute, pan pipes, penny whistle, piccolo, panpipes, reed pipe, fife',
    brush: 'paintbrush, paint brush, paintbrushes, painter’s brush',
    lens: 'magnifying glass, magnifier, loupe, magnifying lens, hand lens, looking glass, magnify glass',
    scroll: 'parchment, diploma, scrolls, rolled parchment, papyrus',
    telescope: 'spyglass, telescopes, spy glass',
    potion:
      'potion bottle, flask, vial, elixir, magic potion, potions, bottle of potion, potion vial, bottle of elixir, test tube, poison bottle',
    apple: 'apples, granny smith',
    cake: 'birthday cake, slice of cake, piece of cake, birthday cakes, cream cake, chocolate cake, carrot cake, sponge cake, wedding cake, victoria sponge, cheesecake, gateau, cupcake, birthday cupcake, cupcakes, battenberg',
    leaf: 'maple leaf, leaves, oak leaf, fig leaf, four-leaf clover, four leaf clover',
    acorn: 'acorns',
    shell:
      'seashell, conch, scallop shell, sea shell, seashells, conch shell, scallop, cockle, clam shell, oyster shell, nautilus shell, cowrie, whelk, cockleshell, clamshell',
    gem: 'jewel, diamond, gemstone, jewels, ruby gem, precious stone, gems, gemstones',
    laptop: 'computer, notebook computer, laptops, laptop computer, macbook, chromebook, notebook pc',
    gear: 'cog, cogwheel, gearwheel, cog wheel',
    hourglass: 'sand timer, egg timer, hour glass, sandglass',
    bell: 'handbell, jingle bell, hand bell, little bell, cowbell, cow bell, sleigh bell, school bell, dinner bell',
    quill:
      'quill pen, feather pen, pen and ink, quill and ink, feather quill, quills and ink, feather quill pen, goose-feather pen, quill feather, pen and inkwell',
    shield: 'buckler, shields, round shield',
    yarn: 'wool, ball of yarn, ball of wool, skein of wool, yarn ball, balls of yarn, ball of string, balls of wool, knitting wool, skein of yarn, knitting yarn, ball of thread, tangle of wool, skein, hank of wool, ball of twine, twine, tangle of yarn, ball of knitting wool',
    pillow: 'cushion, cushions, pillows',
    teddy:
      'teddy bear, stuffed bear, plush bear, teddies, stuffed teddy, teddybear, plush teddy, toy bear, cuddly bear, stuffed teddy bear, plush teddy bear, bear toy',
    teapot: 'tea pot, pot of tea, teapots, kettle of tea, teakettle, samovar',
    candle:
      'candles, candlestick, lit candle, burning candle, tealight, tea light, birthday candle, candelabra, candle holder, candle stick, votive, chamberstick',
    kite: 'kites',
    maracas: 'maraca, rumba shakers',
    drum: 'drums, snare drum, bongo, bongos, drum kit, tambour, djembe, bongo drum, bass drum, drum set, toy drum, tom-tom, tom tom, bodhran, tabla, drumkit, congas, kettledrum, timpani',
    violin: 'fiddle, violins, viola',
    trumpet: 'bugle, cornet, trumpets, flugelhorn',
    microphone: 'mic, mike, microphones, mics',
    camera:
      'photo camera, polaroid camera, cameras, film camera, polaroid, digital camera, instant camera, video camera, dslr',
    skateboard: 'longboard, skate board, cruiser board, penny board',
    surfboard: 'surf board, bodyboard, boogie board, paddle board, paddleboard',
    broom: 'broomstick, besom, brooms, witch’s broom, broom stick, sweeping brush',
    staff:
      'wizard staff, wooden staff, magic staff, gnarled staff, wizard’s staff, long staff, shepherd’s crook, shepherd crook, crozier, quarterstaff, sceptre, scepter',
    cane: 'walking stick, walking cane, walking sticks, silver-topped cane, shillelagh, swagger stick',
    hammer: 'mallet, sledgehammer, warhammer, war hammer, gavel',
    axe: 'ax, hatchet, battleaxe, battle axe, tomahawk',
    bowandarrow:
      'bow and arrow, bow and arrows, bow and quiver, hunting bow, longbow, archer’s bow, archery bow, bow with arrows, recurve bow, elven bow',
    fishingrod:
      'fishing rod, fishing pole, rod and line, fishing line, rod and reel, angling rod, angler’s rod, fly rod, fishing tackle',
    wateringcan: 'watering can',
    basket:
      'picnic basket, wicker basket, hamper, basket of fruit, shopping basket, baskets, picnic hamper, trug, punnet',
    icecream:
      'ice cream, ice cream cone, icecream, gelato, ice creams, ice-cream cone, ice-cream, soft serve, ice cream sundae, ice-cream cornet, ice cream cornet, scoop of ice cream, sorbet, icecream cone',
    doughnut: 'donut, donuts, doughnuts',
    cookie:
      'cookies, chocolate chip cookie, biscuit to eat, choc chip cookie, gingerbread cookie, biscuit, ginger biscuit, shortbread, custard cream, chocolate biscuit, digestive biscuit, oreo, gingerbread, jammy dodger, hobnob, gingersnap',
    carrot: 'carrots',
    mushroom: 'mushrooms, toadstool, toadstools, fly agaric, chanterelle, porcini, morel',
    pumpkin: 'jack o lantern, pumpkins, carved pumpkin, jack o’lantern, gourd',
    watch: 'pocket watch, stopwatch, fob watch, pocketwatch, wristwatch, pocket timepiece',
    globe: 'world globe, terrestrial globe',
    crystalball: 'crystal ball, fortune teller’s ball, scrying ball, fortune-telling ball',
    gift: 'parcel, present, gift box, wrapped present, birthday present, gifts, presents, wrapped gift, present box, birthday gift, christmas present, christmas gift, brown paper package, gift-wrapped box, box with a bow, gift bag, ribboned box, delivery box',
    flag: 'banner, flags, pennant, union jack',
    pencil: 'crayon, pencils, colouring pencil, coloured pencil, crayons',
    lollipop: 'ice lolly, ice pop, popsicle, lollipops, lolly, lollies, sucker on a stick, lolly pop, lollypop',
    cauldron: 'witch cauldron',
    plant:
      'potted plant, house plant, houseplant, plant pot, pot plant, flowerpot, plant in a pot, pot of flowers, fern in a pot, potted fern, potted plants, potted cactus, cactus in a pot, succulent, spider plant, cheese plant, rubber plant, potted succulent, bonsai in a pot, potted tree, potted herb, pot of basil, monstera, pothos, potted bonsai, potted flower, potted sunflower, potted aloe, potted daisy, venus flytrap, venus fly trap, herb pot',
    lightbulb: 'light bulb, bulb, light bulbs',
    phone:
      'smartphone, mobile phone, cell phone, cellphone, telephone, mobile, mobile phones, iphone, smart phone, android phone, rotary phone, phone receiver, telephone receiver, handset',
    chest:
      'treasure chest, pirate chest, treasure box, chest of gold, chest of treasure, treasure trunk, chest of jewels, chest full of gold, chest of coins, strongbox, sea chest, chest full of treasure',
    suitcase:
      'luggage, travel case, suitcases, travel bag, luggage case, briefcase, brief case, attache case, valise, carry-on, doctor’s bag, overnight case, carpet bag, carpetbag, holdall, portmanteau, gladstone bag, travelling case, doctor’s case, attaché case, executive case, travelling trunk, duffel bag, duffle bag, weekend bag',
    bread:
      'loaf, loaf of bread, bread loaf, baguette, bread roll, loaves, sourdough loaf, loaves of bread, sourdough, brioche, ciabatta, french stick, rye bread, focaccia, slice of toast, buttered toast, bagel, pitta, naan, hot cross bun, bread bun',
    cheese:
      'wedge of cheese, cheese wedge, piece of cheese, wheel of cheese, cheddar, brie, gouda, camembert, edam, stilton, parmesan, mozzarella, feta, swiss cheese, gorgonzola, gruyere, emmental, blue cheese, halloumi, cheddar cheese, block of cheese, lump of cheese, hunk of cheese, chunk of cheese, wensleydale, goat’s cheese, crumb of cheese, morsel of cheese, roquefort',
  },
  backdrops: {
    mountains:
      'mountain, alps, mountain range, mountaintop, hills, highlands, peaks, snowy mountains, mountain peaks, mountain peak, hillside, snow-capped mountains, hilltop, summit, mountain landscape, mountainside, rolling hills, foothills, mountain top, rocky mountains, himalayas, fells, andes, rockies, hilly landscape',
    sea: 'ocean, beach, waves, shore, seaside, coast, bay, harbour, harbor, seashore, open sea, ocean waves, shoreline, seascape, sandy beach, sea view, seafront, tropical beach, surf, cove, high seas, pebble beach, rocky shore, beaches, coastline, crashing waves, lagoon, quayside, dockside',
    underwater:
      'under the sea, under water, reef, coral reef, deep sea, seabed, kelp forest, bottom of the sea, under the waves, beneath the waves, beneath the sea, under the ocean, ocean floor, sea floor, bottom of the ocean, below the sea, deep ocean, seafloor, sea bed, ocean bed, undersea, ocean depths, below the waves, depths of the sea, depths of the ocean, deep water, dark water, deep blue water, dark blue water, deep dark water, dark deep water, murky water, deep waters, dark waters, murky depths, dark depths',
    forest:
      'woods, woodland, pine forest, grove, taiga, jungle, rainforest, trees, wood, forest clearing, deep woods, pine woods, pine trees, bamboo forest, enchanted forest, birch wood, palm trees, pines, firs, fir trees, birches, woodlands, rain forest, redwoods, copse, thicket, oak wood, oak forest, forest floor, conifers, evergreens, pinewood, forest glade, glade',
    meadow:
      'field, grassland, pasture, prairie, flower field, field of flowers, countryside, fields, wildflower meadow, flower meadow, grassy hill, meadow grass, flowery meadow, tall grass, grassy field, lawn, paddock, grasslands, savannah, savanna, long grass, poppy field, sunflower field, lavender field, field of buttercups, field of daisies, field of poppies, field of sunflowers, wild flowers, village green, cornfield, wheatfield',
    desert:
      'dunes, sand dunes, sahara, desert dunes, desert sands, sandy desert, dune, desert landscape, outback, desert canyon, badlands',
    city: 'town, skyline, skyscrapers, street, metropolis, city skyline, city street, cityscape, downtown, city lights, skyscraper, city rooftops, cities, streets, high street, busy street, city centre, city center, big city, cobbled street, paris, london, alleyway, venice, manhattan, tokyo, city block',
    night:
      'night sky, moonlit, midnight, at midnight, starry night, stars in the sky, starry sky, nighttime, midnight sky, moonlight, full moon, crescent moon, under the stars, night time, starlit sky, stars in the background, background of stars, stars behind it, stars overhead, stars above it, stars above, starlight, moonlit night, night sky full of stars, dark night, sky full of stars, moonlit sky, nightfall, starry skies, night skies, starlit, starlit night, dead of night, half moon, harvest moon, night-time, looking at the stars, stargazing, star-filled sky, moonrise, moon, stars out, stars are out, stars shining, stars twinkling, stars coming out',
    space:
      'outer space, planets, cosmos, universe, milky way, galaxy, among the stars, through the stars, through stars, across the stars, past the stars, between the stars, in the stars, starfield, deep space, stars and planets, nebula, orbit, planet, galaxies, solar system, outerspace, nebulae, among planets, space station',
    sunset:
      'dusk, golden hour, sundown, twilight, evening sky, setting sun, sunsets, evening glow, sun going down, sun setting, sunset sky, evening sun, low sun, twilight sky, dusky sky, gloaming',
    sunshine:
      'sun, sunny, sunlight, sunny day, sunny sky, sunny morning, sunny afternoon, sunny weather, sunbeams, sunbeam, bright sun, blue sky and sun, summer sun, sunlit, bright sunshine, sun shining, sun rays, sunrays, hot sun, warm sun, patch of sun, patch of sunlight, patch of sunshine, summer’s day, shaft of sunlight, heatwave',
    snow: 'snowfield, field of snow, fields of snow, snowy, snowflakes, falling snow, snowfall, blizzard, tundra, snowy landscape, snowy field, winter landscape, snowstorm, snowy day, snowy hill, winter scene, snowdrift, falling snowflakes, snowy ground, winter wonderland, snowscape, wintry, deep snow, fresh snow, snow falling, snowy scene, antarctica, north pole, south pole, snowdrifts, snow drift, snow flurry, light snow, snowy forest floor, winter’s day, snow storm, snow-covered field, snow on the ground, wintery scene, wintertime',
    rain: 'raining cats and dogs, rainy, raindrops, drizzle, downpour, rainy day, rainstorm, falling rain, pouring rain, rain shower, rainfall, heavy rain, light rain, showers, april showers, torrential rain, wet weather, driving rain, rain clouds, cloudburst, monsoon, pelting rain',
    storm:
      'lightning, thunder, thunderstorm, tempest, stormy, stormy sky, storm clouds, lightning storm, thunder clouds, thundercloud, stormclouds, thunderclouds, lightning bolt, thunder and lightning, bolt of lightning, stormy weather, dark clouds, lightning strike, flashes of lightning, lightning flash, flash of lightning, raging storm, thundery sky, hurricane, typhoon, gale',
    clouds:
      'in the sky, cloudy, overcast, cloudy sky, above the clouds, cloudscape, cloud, sky, blue sky, sea of clouds, blue skies, skies, white clouds, summer sky, cloudy day, grey sky, grey skies, gray sky, cloudbank, bank of clouds',
    rainbow: 'rainbows, arching rainbow',
    cave: 'cavern, grotto, crystal cave, caverns, caves, dragon’s lair',
    library:
      'bookshelf, bookshelves, bookcase, old library, library shelves, bookshop, shelves of books, book shelves, book shelf, bookstore, book store, book shop, wall of books, reading room, shelf of books, shelves full of books, rows of books, wall of bookshelves, shelves of old books',
    kitchen: 'cosy kitchen, farmhouse kitchen, country kitchen',
    castle:
      'palace, fortress, castle walls, castles, ruined castle, fort, castle ruins, turret, turrets, fairytale castle, citadel, battlements, chateau, castle ramparts',
    volcano:
      'volcanoes, lava, magma, eruption, erupting volcano, lava flow, lava field, river of lava, lava lake, pool of lava, smoking volcano, volcanic landscape, lava pit, volcanic crater, volcano crater, bubbling lava, lava river',
    servers:
      'server room, data centre, data center, datacenter, server racks, server rack, racks, rack of servers, rows of servers, servers, data centers, server farm, server hall, mainframe, server cabinet, racks of servers, data hall, computer room, rows of server racks, banks of servers, bank of servers, machine room',
    windowsill:
      'window, window sill, windowpane, by the window, window ledge, window seat, windowsills, sunny window, sill, bay window, window frame, window pane, window-ledge',
    autumn:
      'october, november, fall leaves, fallen leaves, autumn leaves, falling leaves, autumn forest, fall colours, autumn wood, autumn woods, autumn trees, fall foliage, autumnal forest, autumn colours, autumn leaves falling, autumnal, autumn day, fall day, autumn scene, autumn woodland, autumn park, autumn landscape, autumn colors, fall colors, fall forest, pile of leaves, leaf pile, autumn season, golden leaves, orange leaves falling, red leaves falling, yellow leaves falling, golden leaves falling, falling orange leaves, autumn garden, carpet of leaves, carpet of autumn leaves, autumnal woods, autumnal wood, autumnal woodland, autumnal leaves, autumn meadow, leaf-strewn path, crunchy leaves, indian summer, colours of autumn, heap of leaves, heap of autumn leaves',
    blossom:
      'cherry blossom, cherry blossoms, cherry tree, sakura, blossoms, falling petals, blossom tree, cherry trees, cherry blossom tree, plum blossom, blossoming trees, flowering cherry, cherry orchard, flowering cherry orchard, flowering trees, flowering tree, flowering orchard, orchard in bloom, orchard in blossom, apple blossom, trees in bloom, apple blossoms, pink blossom, pink blossoms, petals falling, spring blossom, cherry petals, falling blossom, blossoming tree, blossoming cherry tree, cherry tree in bloom, almond blossom, cherry tree in blossom, blossoming orchard, cherry blossom petals, blossoming cherry, cherry blossom trees, sakura petals, sakura trees, sakura tree, apple trees in blossom, apple tree in bloom, may blossom, flowering plum, petals in the air, spring orchard, wisteria in bloom',
  },
  features: {
    eyes: 'eye, eyed, irises',
    antennae: 'antenna, feelers, antennas',
    horns:
      'horned, devil horns, devil, demon, curly horns, ram horns, ram’s horns, curled horns, goat horns, demon horns, bull horns, curling horns, twisted horns, goat’s horns, little horns, horn buds',
    antlers:
      'antler, antlered, stag antlers, deer antlers, reindeer antlers, moose antlers, stag’s antlers, stag’s horns',
    unicornhorn:
      'horn, single horn, unicorn horn, spiral horn, one horn, horn on its forehead, horn on its head, unicorn’s horn, horn in the middle of its forehead',
    mane: 'maned, lion mane, manes, flowing mane, lion’s mane',
    beard: 'bearded, beards, long beard, goatee, goatee beard, wizard beard',
    tusks: 'tusk, tusked, walrus tusks, elephant tusks',
    crest:
      'crested, mohawk, mohican, plume on its head, feather crest, crest of feathers, head plume, topknot of feathers',
    gills: 'gill, frilled gills, feathery gills',
    fins: 'fin, finned, fish fins, dorsal fin, shark fin',
    tentacles: 'tentacle, tentacled, octopus tentacles, octopus arms, octopus legs',
    shellback:
      'shelled, carapace, shell of a turtle, shell of a tortoise, shell of a snail, shell on its back, snail shell, turtle shell, tortoise shell, shell on back, spiral shell, turtle’s shell, snail’s shell',
    backspikes:
      'back spikes, dorsal plates, spiked back, spikes down its back, spines on its back, spikes on its back, spikes along its back, spines down its back, spines along its back, plates on its back, dinosaur spikes, spiky back, back plates, spikes running down its back, row of spikes down its back, ridge of spikes, spines on back, dorsal spikes, spikes down its spine, spikes along its spine, row of spikes along its back, spiny back, dragon spikes, dragon spines, stegosaurus plates, bony plates, row of spikes, dinosaur plates, dorsal spines, ridge of spines',
    twigs:
      'leaf on its head, leaves on its head, leaf on top, leaves on top, leaf growing on top, leaves growing on top, sprout on top, sprout on its head, twigs on its head, leaf sprout, sprout, sprout on head, leaf on head, plant on its head, sprig of leaves on its head, seedling on its head, sprig on its head, shoot on its head, branches on its head',
    flamehead:
      'on fire, burning, fire on its head, flames on its head, blazing, flaming, flame on its head, head on fire, flaming head, flaming hair, fire for hair, head of flames, hair of fire, head of fire, flaming crest, hair made of fire, hair of flames, fire hair, flames for hair, engulfed in flames, wreathed in flames, in flames',
    gears:
      'clockwork, mechanical, robotic, gears, cogs, visible gears, cogs and gears, exposed gears, clockwork parts, steam-powered, wind-up, windup, clockwork mechanism, mechanised',
  },
  kinds: {
    moth: 'moths, silkmoth, hawkmoth, atlas moth, hawk moth, emperor moth, death’s head moth, tiger moth, silk moth, clothes moth, mothman, elephant hawk moth, cinnabar moth',
    butterfly: 'butterflies, swallowtail, peacock butterfly',
    bee: 'bees, bumblebee, honeybee, bumble bee, honey bee, bumblebees, queen bee, worker bee, carpenter bee',
    beetle:
      'beetles, scarab, weevil, dung beetle, june bug, jewel beetle, goliath beetle, christmas beetle, leaf beetle, stag beetle, stag-beetle',
    dragonfly: 'dragonflies, damselfly, emperor dragonfly, dragon fly',
    ant: 'ants, worker ant, fire ant, leafcutter ant, leaf-cutter ant, army ant, queen ant, carpenter ant, wood ant',
    mantis: 'praying mantis, mantid',
    spider:
      'spiders, arachnid, jumping spider, house spider, orb weaver, garden spider, wolf spider, money spider, peacock spider, redback, spiderling, huntsman spider, zebra spider, trapdoor spider, crab spider, tarantula',
    scorpion: 'scorpions, emperor scorpion',
    caterpillar: 'caterpillars, silkworm, inchworm, woolly bear caterpillar, hungry caterpillar, silk worm, inch worm',
    snail: 'snails, garden snail, sea snail, land snail, giant african snail, pond snail',
    crab: 'crabs, hermit crab, king crab, fiddler crab, spider crab, coconut crab, rock crab, shore crab',
    lobster: 'lobsters, crayfish, crawfish, langoustine, rock lobster, crawdad',
    octopus:
      'octopuses, octopi, kraken, squid, cephalopod, cuttlefish, octo, dumbo octopus, mimic octopus, vampire squid',
    jellyfish:
      'jellyfishes, jelly fish, moon jellyfish, moon jelly, box jellyfish, man o’ war, portuguese man o’ war, medusa jellyfish, sea jelly, comb jelly',
    fish: 'fishes, trout, rainbow trout, cod, herring, mackerel, sardine, sea bass, haddock, carp, tuna, minnow, guppy, angelfish, salmon, trout fish, betta fish, tropical fish, tetra, betta, piranha, parrotfish, angel fish, siamese fighting fish, mandarin fish, discus fish, sunfish, mackerel fish, stickleback, barracuda, neon tetra, cardinal fish, coelacanth, sturgeon fish, archerfish, haddock fish, damselfish, surgeonfish, triggerfish, moorish idol, emperor angelfish, queen angelfish, clown loach',
    anglerfish:
      'angler fish, lanternfish, lantern fish, deep-sea fish, deep sea anglerfish, deep-sea anglerfish, deep sea angler, black seadevil',
    pufferfish: 'puffer, blowfish, puffer fish, porcupinefish, porcupine fish, balloonfish, fugu',
    shark:
      'sharks, nurse shark, basking shark, baby shark, reef shark, bull shark, mako, mako shark, dogfish, megalodon, wobbegong, greenland shark',
    whale: 'whales, sperm whale, humpback whale, humpback, minke whale, pilot whale, bowhead whale, sei whale',
    dolphin: 'dolphins, porpoise, bottlenose dolphin, river dolphin, spinner dolphin, bottlenose',
    ray: 'manta, manta ray, stingray, sting ray, eagle ray, spotted eagle ray, electric ray, skate fish',
    seahorse: 'sea horse, seahorses',
    starfish: 'sea star, starfishes, brittle star, sunflower star, cushion star',
    seal: 'seals, sea lion, harp seal, sealion, leopard seal, elephant seal, fur seal, harbour seal, harbor seal, monk seal',
    frog: 'frogs, toad, treefrog, toads, bullfrog, tree frog, tadpole, froggy, poison dart frog, dart frog, froglet, pacman frog, rain frog, cane toad, natterjack, natterjack toad, poison frog, bull frog, frog prince, pond frog, marsh frog, fire-bellied toad, midwife toad, toadlet',
    axolotl: 'axolotls, salamander, newt, olm',
    lizard:
      'lizards, horned lizard, gecko, iguana, chameleon, skink, geckos, chameleons, komodo dragon, iguanas, monitor lizard, anole, crested gecko, slow worm, veiled chameleon, panther chameleon, basilisk lizard, tegu, tuatara, horned toad, plumed basilisk',
    snake:
      'snakes, serpent, viper, python, adder, serpents, garter snake, corn snake, boa, boa constrictor, anaconda, grass snake, ball python, tree snake, sea snake, mamba, pit viper, hognose, hognose snake, burmese python, sidewinder',
    turtle:
      'turtles, tortoise, terrapin, tortoises, sea turtle, giant tortoise, box turtle, snapping turtle, leatherback, hawksbill, loggerhead, tortoise hatchling, turtle hatchling, galapagos tortoise, hawksbill turtle, pond turtle, leatherback turtle, hermann’s tortoise, sulcata',
    crocodile:
      'alligator, caiman, gator, crocodiles, croc, alligators, gharial, nile crocodile, saltwater crocodile, alligator hatchling',
    dinosaur:
      'dino, dinosaurs, raptor, tyrannosaurus, t-rex, stegosaurus, t rex, trex, velociraptor, baby dinosaur, tyrannosaurus rex, allosaurus, dinos, stego, iguanodon, tyrannosaur, utahraptor, compsognathus, carnotaurus, deinonychus, allosaur, therapod',
    dragon:
      'dragons, wyvern, drake, wyrm, dragonling, dragonet, baby dragon, chinese dragon, eastern dragon, fire dragon, welsh dragon, dragon hatchling, drakeling, forest dragon, faerie dragon, dragonkin, storm dragon, dragon whelp, whelpling, fairy dragon',
    bird: 'birds, songbird, finch, birdie, lark, dove, doves, turtle dove, great tit, coal tit, goldfinch, chaffinch, greenfinch, chickadee, jay, cuckoo, oriole, warbler, wagtail, nuthatch, zebra finch, sand martin, tern, arctic tern, plover, sandpiper, curlew, lapwing, snipe, whippoorwill, rock dove, mourning dove, dunnock, long-tailed tit, titmouse, goldcrest, wryneck, crossbill, waxwing, fieldfare, redwing, bunting bird, linnet, siskin, brambling, tree sparrow, bee-eater, roller bird, weaver bird, sunbird, tanager, cowbird, grackle, bowerbird, moorhen, coot, java sparrow, gouldian finch, birb, snow bunting, fairy wren, superb fairy wren, fairy bluebird, swallow, barn swallow, house martin, pigeon, wood pigeon, woodpigeon, mockingbird, sparrow, house sparrow, wren, nightingale, skylark, starling, thrush, song thrush, songthrush, mistle thrush, bullfinch, yellowhammer, oystercatcher',
    owl: 'owls, owlet, horned owl, hoot owl, eagle owl, great horned owl, screech owl, burrowing owl, little owl, long-eared owl, pygmy owl, elf owl, boobook, night owl, barn owl, tawny owl',
    crow: 'raven, ravens, crows, rook, jackdaw, corvid, carrion crow, hooded crow, chough, american crow, crow bird, raven bird',
    eagle:
      'eagles, bald eagle, golden eagle, eaglet, hawk, falcon, kestrel, buzzard, osprey, peregrine, peregrine falcon, sparrowhawk, goshawk, sea eagle, harrier, harpy eagle, harris hawk, harris’s hawk, red kite, kite bird, gyrfalcon, merlin falcon, hobby falcon, bird of prey, raptor bird, marsh harrier, secretary bird, caracara, fish eagle',
    duck: 'ducks, duckling, ducky, duckie, ducklings, eider, eider duck, wood duck, muscovy duck, pintail, runner duck, indian runner duck, shelduck, ducklet, drake duck, goldeneye duck, call duck, tufted duck',
    penguin:
      'penguins, emperor penguin, king penguin, gentoo penguin, baby penguin, adelie penguin, chinstrap penguin, humboldt penguin, african penguin, galapagos penguin, fairy penguin',
    parrot:
      'parrots, macaw, budgie, parakeet, lovebird, cockatiel, budgerigar, lorikeet, conure, parakeets, budgies, kakapo, kea, lory, eclectus, quaker parrot, amazon parrot, parrotlet, rosella, corella, ring-necked parakeet, caique, galah',
    chicken:
      'hen, rooster, chick, cockerel, hens, chickens, chicks, cockerels, bantam, broody hen, pullet, orpington, poultry, brahma hen, rooster bird, cochin',
    flamingo: 'flamingos, lesser flamingo',
    peacock: 'peafowl, peachick, indian peafowl',
    phoenix: 'firebird, phoenixes, fire bird, phoenix bird, fenghuang',
    bat: 'bats, flying fox, fruit bat, vampire bat, fruit bats, pipistrelle, horseshoe bat, fruitbat, fox bat',
    mouse:
      'mice, field mouse, mousey, rat, rats, pet rat, wood mouse, mousie, rodent, town mouse, country mouse, church mouse, deer mouse, water rat, hooded rat, pack rat, sewer rat, fieldmouse, dormouse, harvest mouse',
    hamster:
      'hamsters, hammy, dwarf hamster, syrian hamster, robo hamster, roborovski, russian hamster, teddy bear hamster, roborovski hamster',
    squirrel: 'squirrels, flying squirrel, ground squirrel, fox squirrel',
    rabbit:
      'rabbits, bunny, hare, bunnies, bunny rabbit, hares, jackrabbit, jack rabbit, leveret, dwarf rabbit, netherland dwarf, rex rabbit, flemish giant, mountain hare, easter bunny, cottontail',
    hedgehog: 'hedgehogs, hedgie, hoglet, hedge hog, pygmy hedgehog, african pygmy hedgehog, hedgepig',
    mole: 'moles, moldywarp',
    bear: 'bears, bear cub, cub, bear cubs, teddy bear, stuffed bear, plush bear, plush teddy bear, stuffed teddy bear, teddybear, sloth bear, cave bear, moon bear, sun bear',
    panda: 'pandas, panda bear, giant panda',
    koala: 'koalas, koala bear',
    fox: 'foxes, vixen, kitsune, fox cub, vulpine, foxling, corsac fox, swift fox, kit fox, foxy creature, fennec, fennec fox',
    wolf: 'wolves, werewolf, maned wolf, wolf cub, dire wolf, lycanthrope, she-wolf, direwolf, wolfdog, tundra wolf, wolfling, wolfpup, moon wolf, timber wolf',
    dog: 'dogs, puppy, hound, retriever, terrier, corgi, dachshund, doggy, doggo, doggie, pup, pooch, labrador, bulldog, spaniel, greyhound, collie, mutt, puppies, shepherd dog, sheep dog, guard dog, dog-like, whippet, lab, labs, chihuahua, great dane, newfoundland dog, pit bull, pitbull, staffie, staffy, yorkie, yorkshire terrier, highland terrier, scottie, scottie dog, cocker spaniel, springer spaniel, springer, king charles spaniel, cavalier king charles spaniel, shih tzu, pekingese, akita, basset hound, basset, bloodhound, afghan hound, foxhound, lurcher, sausage dog, wiener dog, setter, ridgeback, mastiff, french bulldog, frenchie, boston terrier, schnauzer, sheltie, australian shepherd, cattle dog, shar pei, spitz, mongrel, pupper, woofer, hound dog, street dog, bull terrier, dachsie, sheepdog puppy, corgis, border terrier, fox terrier, cairn terrier, norfolk terrier, welsh corgi, english bulldog, cocker, pointer dog, english pointer, english setter, saluki, borzoi, rhodesian ridgeback, otterhound, harrier hound, papillon, lhasa apso, havanese, scottish terrier, staffordshire bull terrier, patterdale, rat terrier, bullmastiff, newfoundland, newfie, leonberger, kelpie dog, blue heeler, heeler, aussie shepherd, aussie, shetland sheepdog, rescue dog, stray dog, guide dog, sniffer dog, police dog, sled dog, gun dog, gundog, lapdog, crossbreed dog, floofer, wolfdog puppy, dingo dog, basenji, cane corso, italian greyhound, cavachon, canine, husky, siberian husky, husky dog, huskies, malamute, alaskan malamute, border collie, bernese, bernese mountain dog, shiba, shiba inu, pug, boxer dog, boxer puppy, beagle, jack russell, jack russell terrier, airedale, sheepdog, irish wolfhound, wolfhound, tibetan terrier, scottish deerhound, deerhound, cockapoo, labradoodle, goldendoodle, cavapoo, cavoodle, bedlington terrier, bedlington',
    cat: 'cats, calico, puss, pussycat, kitten, kitty, feline, kittycat, kitty cat, tomcat, moggy, kittens, tom, tom cat, moggie, mog, tortie, torbie, tortoiseshell, british shorthair, shorthair, burmese cat, house cat, housecat, alley cat, stray cat, farm cat, barn cat, mouser, kitties, pusscat, turkish van, angora cat, oriental shorthair, exotic shorthair, american shorthair, burmilla, burmese, chausie, ship’s cat, ship cat, alleycat, street cat, feral cat, wildcat, scottish wildcat, domestic shorthair, domestic longhair, longhair cat, kitteh, kit-cat, mother cat, cheshire cat, catto, queen cat, abyssinian, somali cat, turkish angora',
    lion: 'lions, african lion, asiatic lion, barbary lion',
    tiger: 'tigers, bengal tiger, siberian tiger, tigress, sumatran tiger, amur tiger',
    leopard: 'leopards, jaguar, cheetah, amur leopard',
    raccoon: 'raccoons, racoon, trash panda',
    otter: 'otters, sea otter, river otter, asian small-clawed otter',
    badger: 'badgers, american badger, eurasian badger, stink badger, honey badger',
    deer: 'red deer, red deer stag, fallow deer, stag, doe, reindeer, fawn deer, fawn, stags, reindeers, moose, elk, roe deer, roebuck, muntjac, caribou, mule deer, sika deer, sika, chital, buck deer, axis deer, water deer, pere david’s deer, wapiti',
    horse:
      'horses, pony, mare, foal, stallion, colt, ponies, shetland pony, shetland, mustang, thoroughbred, filly, steed, carthorse, racehorse, welsh pony, arabian, arabian horse, arab horse, arab stallion, percheron, suffolk punch, gypsy cob, exmoor pony, dartmoor pony, connemara, connemara pony, fell pony, icelandic horse, icelandic pony, andalusian, quarter horse, draft horse, draught horse, war horse, warhorse, cart horse, pit pony, gelding, yearling, brumby, horsie, morgan horse, show pony, akhal-teke, falabella, hackney',
    zebra: 'zebras',
    unicorn: 'unicorns, unicorn pony',
    goat: 'goats, ibex, billy goat, goat kid, mountain goat, nanny goat, pygmy goat, kid goat, alpine goat, nubian goat, cashmere goat, boer goat, fainting goat, markhor',
    sheep:
      'lamb, sheeps, ewe, lambs, merino, mountain sheep, swaledale, spring lamb, tup, wether, lambkin, leicester longwool',
    cow: 'cattle, bull, calf, ox, heifer, calves, bullock, longhorn, steer, galloway, guernsey cow, ayrshire, zebu, brahman, texas longhorn, bovine, oxen',
    pig: 'pigs, piglet, hog, piggy, hogs, piglets, sow, micro pig, pot-bellied pig, potbellied pig, pot-belly pig, kunekune, kune kune, teacup pig, tea cup pig, porker, swine, piggie, farm pig, bush pig',
    elephant: 'elephants, baby elephant, african elephant, indian elephant, asian elephant, pygmy elephant',
    giraffe: 'giraffes, reticulated giraffe',
    rhino: 'rhinoceros, rhinos, indian rhino, sumatran rhino, javan rhino',
    monkey:
      'monkeys, marmoset, ape, chimp, chimpanzee, macaque, lemur, capuchin, baboon, gibbon, tamarin, spider monkey, squirrel monkey, howler monkey, bonobo, snow monkey, japanese macaque, pygmy marmoset, sifaka, colobus, vervet, vervet monkey, rhesus monkey, barbary ape, langur, simian, siamang, monkey king, uakari',
    sloth: 'sloths, three-toed sloth, two-toed sloth, three toed sloth',
    kangaroo:
      'kangaroos, wallaby, joey, roo, wallabies, tree kangaroo, tree-kangaroo, wallaroo, pademelon, potoroo, rat kangaroo',
    armadillo: 'armadillos, three-banded armadillo, nine-banded armadillo, pink fairy armadillo',
    robot:
      'robots, android, droid, bot, automaton, mech, robo, robot creature, cyborg, toy robot, mecha, gynoid, humanoid robot, cleaning robot, robot butler, machine person, service droid, war robot, battle robot',
    clock: 'alarm clock, cuckoo clock, grandfather clock, carriage clock, pendulum clock, longcase clock, clockface',
    ghost:
      'ghosts, spectre, phantom, wraith, poltergeist, spook, spirit, ghostie, ghoul, ghosty, bedsheet ghost, bed sheet ghost, sheet ghost, apparition, banshee, ghostly spirit',
    slime:
      'slimes, blob, ooze, goo, amoeba, jelly blob, slime monster, slime creature, gelatinous cube, jelly creature, blob of slime, slimeling, gooey blob, jelly cube, blob of jelly, gloop, puddle of slime, slime cube, gelatinous blob',
    cloud:
      'cloudling, thunder cloud, thundercloud, storm cloud, rain cloud, raincloud, cumulus, cloud creature, cloud spirit, cloud being, nimbus, cloud person, cumulonimbus, cloudlet',
    stone: 'rock, stones, boulder, pebble, golem, earth elemental, rock person',
    crystal: 'crystals, geode, quartz, amethyst cluster, crystal elemental, crystalling, crystal golem',
    star: 'little star, fallen star, shooting star, star creature, star being, star spirit, fallen star creature',
    moon: 'moonling, moon creature, man in the moon, crescent moon creature',
    flame:
      'flames, fire spirit, flame spirit, fireball, fire, fire elemental, will o the wisp, fire sprite, flame sprite, ember spirit, fire imp, campfire spirit, flame elemental',
    droplet:
      'water drop, raindrop, dewdrop, water spirit, water droplet, water elemental, drop of water, dew drop, tear drop, teardrop, water creature, water sprite, rain drop, water being',
    snowman: 'snow creature, snowperson, snow man, snow golem, snowwoman, snow person, snowlady, snow being',
    shadow: 'shade, shadow creature, shadow person, shadowling, creature of shadow, void creature',
    flowerling:
      'living flower, flower creature, flower spirit, flower fairy creature, walking flower, sunflower creature, rose creature, daisy creature, flower person, flower being, flower sprite, blossom spirit, living sunflower, tulip creature, living rose',
    cactus:
      'cacti, cactuses, potted cactus, cactus in a pot, saguaro, saguaro cactus, prickly pear, prickly pear cactus, barrel cactus, christmas cactus, cactus person, cactus plant, desert cactus',
    tree: 'treant, ent, sapling, oak, bonsai, willow, tree creature, oak tree, tree spirit, pine tree, little tree, tree person, tree man, birch tree, elm, sycamore tree, fir tree, tree folk, forest guardian tree, dryad tree, baobab, baobab tree, tree-person, yew, yew tree, redwood',
    mushroomling:
      'mushroom creature, toadstool creature, mushroom person, mushroom folk, mushroom spirit, mushroom guy, mushroom man, toadstool person, mushroom being, fungus creature, shroom creature, myconid, mushroom sprite, mushroom friend, toadstool spirit, fungus person, mushroom kin, shroomling',
    sproutling:
      'seedling, sprout creature, leafling, mandrake, sprout person, sprouting seed, plant creature, leaf creature, walking plant, plant person, living plant, sapling creature, bean sprout creature, mandragora, leaf sprite, leaf spirit, plant being, turnip creature, radish creature, plant sprite',
    yeti: 'sasquatch, bigfoot, abominable snowman, abominable snow monster, big foot, snow beast, snow monster, himalayan yeti',
    machine: 'machines, engine, contraption, steam machine, calculating machine',
  },
}

/**
 * Breeds and wild kinds, by the kind they are drawn as and by look. A look is the colours of coat and front, then
 * coats, markings, features and parts, each after its colour. "apart": its shape cannot be drawn.
 */
export const BREEDS: Readonly<Partial<Record<KindName, Readonly<Record<string, string>>>>> = {
  moth: { mint: 'luna moth' },
  butterfly: {
    'black orange wings': 'monarch, monarch butterfly, painted lady',
    'black blue wings': 'blue morpho, morpho butterfly',
    'black red wings': 'red admiral',
    'yellow yellow wings': 'brimstone butterfly',
    'white white wings': 'cabbage white',
  },
  beetle: {
    'red black spots': 'ladybird, ladybug, lady bird, lady bug',
    unicornhorn: 'rhinoceros beetle, rhino beetle, hercules beetle',
  },
  spider: { black: 'black widow' },
  fish: {
    orange: 'goldfish',
    'white orange patches': 'koi, koi carp, koi fish',
    'orange white bands': 'clownfish, clown fish',
    'blue yellow tail': 'blue tang',
    'crimson white stripes': 'lionfish',
    black: 'black moor',
    apart: 'swordfish, sawfish, catfish',
  },
  shark: {
    'grey white': 'great white, great white shark',
    'navy white spots': 'whale shark',
    'grey charcoal stripes': 'tiger shark',
    'tan brown spots': 'leopard shark, zebra shark',
    apart: 'hammerhead, hammerhead shark, goblin shark, thresher shark, sawshark',
  },
  whale: {
    white: 'beluga, beluga whale',
    'black white': 'orca, killer whale',
    'grey white unicornhorn': 'narwhal',
  },
  seahorse: { apart: 'leafy sea dragon, leafy seadragon, weedy seadragon, seadragon' },
  dolphin: { pink: 'pink river dolphin' },
  axolotl: {
    'black yellow spots': 'fire salamander',
    'black yellow bands': 'tiger salamander',
    pink: 'leucistic axolotl',
  },
  lizard: {
    'yellow brown spots': 'leopard gecko',
    'tan spiny': 'thorny devil, bearded dragon',
    apart: 'frilled lizard, frill-necked lizard, blue-tongued skink',
  },
  snake: {
    'red black bands': 'coral snake, milk snake',
    'black white bands': 'king snake, kingsnake, california kingsnake',
    green: 'green tree python, green mamba',
    black: 'black mamba',
    apart: 'cobra, king cobra, rattlesnake',
  },
  turtle: { apart: 'red-eared slider, red eared slider' },
  dinosaur: {
    'horns apart': 'triceratops, styracosaurus, triceratops hatchling, torosaurus',
    apart:
      'brontosaurus, diplodocus, brachiosaurus, brachiosaur, apatosaurus, sauropod, ankylosaurus, parasaurolophus, spinosaurus, pachycephalosaurus, dilophosaurus, dimetrodon, corythosaurus',
  },
  dragon: { apart: 'hydra, amphithere, lindworm' },
  bird: {
    black: 'blackbird',
    blue: 'bluebird, blue jay, bluejay, steller’s jay',
    red: 'cardinal, cardinal bird, northern cardinal, red cardinal',
    'brown red': 'robin, robin redbreast',
    yellow: 'canary, canary bird',
    'blue orange': 'kingfisher',
    'blue yellow': 'blue tit, bluetit',
    'black white': 'magpie',
    'white grey wings': 'gull, seagull, herring gull, sea gull',
    'black orange': 'baltimore oriole',
    apart: 'lyrebird, bird of paradise, hoopoe',
  },
  owl: { white: 'snowy owl' },
  duck: { white: 'pekin duck, aylesbury duck', apart: 'mandarin duck, mallard' },
  penguin: { 'yellow crest': 'rockhopper, rockhopper penguin, macaroni penguin' },
  parrot: {
    'white yellow crest': 'cockatoo',
    'grey red tail': 'african grey, african grey parrot, african gray',
    blue: 'hyacinth macaw',
    'yellow orange': 'sun conure',
  },
  chicken: { white: 'leghorn', 'white fluffy': 'silkie, silkie hen, silkie chicken', copper: 'rhode island red' },
  peacock: { 'brown apart': 'peahen' },
  bat: { white: 'honduran white bat' },
  mouse: { white: 'lab rat, lab mouse', apart: 'jerboa' },
  squirrel: { copper: 'red squirrel', stripes: 'chipmunk' },
  rabbit: {
    white: 'arctic hare, snowshoe hare',
    'black white': 'dutch rabbit',
    fluffy: 'angora rabbit, angora bunny',
    mane: 'lionhead rabbit, lionhead bunny',
    antlers: 'jackalope',
    'antlers wings': 'wolpertinger',
    apart: 'lop, lop rabbit, lop bunny, holland lop, mini lop, english lop',
  },
  mole: { apart: 'star-nosed mole' },
  bear: {
    white: 'polar bear, polar bear cub',
    brown: 'grizzly, grizzly bear, kodiak, kodiak bear',
  },
  fox: {
    copper: 'red fox, red fox cub',
    white: 'arctic fox, snow fox',
    apart: 'nine-tailed fox, nine tailed fox, kyuubi, gumiho, bat-eared fox',
  },
  wolf: { white: 'arctic wolf, snow wolf' },
  dog: {
    white: 'samoyed, westie, west highland terrier, bichon frise, bichon, maltese, pyrenean mountain dog',
    copper: 'irish setter, red setter, vizsla',
    gold: 'golden retriever, golden lab',
    yellow: 'yellow lab',
    brown: 'chocolate lab',
    black: 'black lab, hellhound, hell hound, barghest',
    grey: 'weimaraner',
    'black tan': 'rottweiler, rottie, doberman',
    'tan black saddle': 'german shepherd, alsatian',
    'white copper patches': 'st bernard, saint bernard',
    'white black spots': 'dalmatian',
    curly: 'poodle, standard poodle, toy poodle, miniature poodle',
    shaggy: 'old english sheepdog, komondor, puli',
    fluffy: 'pomeranian, chow chow',
    apart: 'cerberus, chinese crested',
  },
  cat: {
    'cream brown mask brown ears brown tail brown feet':
      'siamese, siamese cat, birman, balinese cat, himalayan cat, snowshoe cat, ragdoll, ragdoll cat, tonkinese',
    grey: 'russian blue, chartreux',
    'grey fluffy': 'pallas cat, pallas’s cat, manul',
    stripes: 'tabby',
    black: 'tuxedo cat, tuxedo kitten, void cat, void kitten, void kitty, bombay cat, cait sith',
    'gold brown rosettes': 'bengal, bengal cat',
    'gold black spots': 'savannah cat, ocicat',
    'silver charcoal spots': 'egyptian mau',
    curly: 'devon rex, cornish rex, selkirk rex',
    fluffy: 'persian, persian cat, maine coon, maine coon cat, norwegian forest cat, siberian cat',
    'pink apart': 'sphynx, sphynx cat, sphinx cat, hairless cat',
    apart: 'manx, manx cat, bobtail cat, japanese bobtail, scottish fold, munchkin cat, nekomata',
  },
  lion: { apart: 'lioness' },
  tiger: { tusks: 'sabre-toothed tiger, sabretooth tiger, saber-toothed tiger, sabretooth, smilodon' },
  leopard: { silver: 'snow leopard', black: 'panther, black panther', apart: 'clouded leopard' },
  raccoon: { brown: 'tanuki, raccoon dog' },
  horse: {
    white: 'lipizzaner',
    black: 'friesian horse',
    gold: 'palomino, palomino horse, palomino pony',
    'brown black tail': 'bay horse, bay mare, bay pony, bay stallion',
    'brown white socks': 'clydesdale, shire horse',
    'white brown spots': 'appaloosa horse',
    dapples: 'roan horse, roan pony, roan mare',
    wings: 'pegasus, winged horse',
  },
  unicorn: { wings: 'alicorn, pegacorn' },
  goat: { 'white curly': 'angora goat', white: 'saanen' },
  sheep: {
    horns: 'ram, bighorn, bighorn sheep, mouflon',
    'white black mask': 'valais blacknose, blacknose sheep, suffolk sheep',
    grey: 'herdwick',
    black: 'hebridean sheep',
    'white brown patches': 'jacob sheep',
  },
  cow: {
    'copper shaggy': 'highland cow, highland cattle, highland calf, highland bull',
    'white black patches': 'friesian, holstein, holstein cow, friesian cow, dairy cow',
    'black white bands': 'belted galloway',
    'copper white': 'hereford',
    tan: 'jersey cow',
    black: 'aberdeen angus, angus',
  },
  pig: {
    'pink black spots': 'gloucester old spot, old spot',
    copper: 'tamworth pig',
    'black pink saddle': 'saddleback pig',
    black: 'berkshire pig',
    tusks: 'wild boar, boar, razorback',
    curly: 'mangalitsa',
  },
  monkey: {
    copper: 'orangutan, orang-utan, orang utan, orangutang',
    black: 'gorilla, silverback, silverback gorilla',
    gold: 'golden lion tamarin',
    'grey white apart': 'ring-tailed lemur, ringtail lemur, ring tailed lemur',
    apart: 'mandrill, proboscis monkey',
  },
}
