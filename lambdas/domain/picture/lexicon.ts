/** Synonyms for the drawing vocabulary, and breeds. Only bundles that read descriptions contain it. */
import type { ColourName, PEN_WORDS, PenGroup } from '../../species/pen-words'

type Lexicon = { readonly [Group in PenGroup]: Readonly<Record<keyof (typeof PEN_WORDS)[Group], string>> } & {
  readonly colours: Readonly<Record<ColourName, string>>
}

/** Synonyms by word, of lines such as "red: scarlet, vermilion; cherry". */
const wordsOf = <Name extends string>(lines: string): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(/: ?/)),
  )

/** By group and word. Behind ";" stand things that lend their colour: "honey fur" is gold, "a jar of honey" is not. */
export const LEXICON: Lexicon = {
  colours: wordsOf(`
red: scarlet, bright red, vermilion, reddish, cherry-red, blood-red, brick-red, ruby-red, vermillion, pillar box red, postbox red, tomato red, lipstick red, chilli red; cherry, tomato, ruby, fire engine, poppy, brick, chilli, rowan
crimson: burgundy, maroon, oxblood, deep red, dark red, wine-red, bordeaux, carmine, blackish red, beetroot red, cranberry red; wine, blood, garnet, cranberry, merlot, claret, beetroot, mulberry
orange: fiery, apricot, orangey, burnt orange, pumpkin-orange, gingery orange, carroty, sunset orange, neon orange, orangish; tangerine, pumpkin, marmalade, carrot, ember, flame, mango, papaya, persimmon, clementine, satsuma
yellow: sunny yellow, blond, blonde, yellowish, lemon-yellow, sunflower-yellow, mustard yellow, butter yellow, canary yellow, straw yellow, buttery, lemony, sunshine yellow, primrose yellow, flaxen, mustardy; lemon, canary, mustard, buttercup, butter, banana, corn, daffodil, egg yolk
gold: golden, light gold, pale gold, gilded, brassy, gilt, old gold, honey-coloured, honey-colored, honey gold, gold-coloured, goldish, honeyed, golden brown, brass; amber, honey, saffron, topaz, ochre, butterscotch
copper: rusty, ginger, russet, auburn, foxy, rusted, reddish-brown, rose gold, coppery, gingery, rust-red, rusty red, rusty orange, rusty brown, fox red, foxy red, red-brown, burnt sienna, sienna, rust brown, reddy brown, orange-brown, orangey brown, ginger red, red-gold, strawberry blonde, sorrel, coppery red, bronze; rust, terracotta, clay, cinnamon, paprika
brown: umber, cocoa brown, coffee brown, mahogany, hazel, sepia, brownish, dark brown, chocolate brown, nut brown, chestnut brown, conker brown, chocolatey, mousey brown, mousy brown, muddy brown, earthy brown, acorn brown, brunette, sable; chocolate, chestnut, coffee, walnut, mocha, mud, nutmeg, tea, toffee, bark, earth, teak, conker, hazelnut, treacle, peat, bracken, maple, liver, dark chocolate, milk chocolate
tan: beige, sandy, fawn, khaki, buff, tawny, sand-coloured, sand-colored, taupe, light brown, wheaten, buckskin, biscuity, ecru, pale brown, sandy brown, dun, oatmeal-coloured, caramel brown, tan brown, tawny brown, dusty brown, honey brown, mushroom-coloured; sand, camel, caramel, wheat, straw, biscuit, oat, toast, peanut butter, sandstone
cream: ivory, pale, creamy, off-white, creamy white, cream-coloured, cream-colored, magnolia, antique white, bone-coloured; vanilla, eggshell, oatmeal, champagne, milk tea, buttermilk, custard, clotted cream, milky tea
white: snowy white, snowy fur, snowy coat, snowy feathers, snowy plumage, milky, pearly, chalky, snow-white, whitish, pure white, bone white, milky white, pearl white, ghostly white, lily white, paper white, brilliant white, albino, leucistic; pearl, alabaster, milk, chalk, porcelain, ivory white, cotton
silver: silvery, light silver, pale silver, silver-grey, silver-gray, silvered, silver-white, silvery grey, silvery gray, silvery white, steely, platinum, chrome, pewter; mercury, tin, moonlight, aluminium
grey: gray, ashen, smoky, stony, ashy, greyish, grayish, light grey, light gray, dove-grey, slate-grey, stone-grey, ash-grey, iron-grey, mousy, mousey, mouse-grey, pale grey, pale gray, steel grey, storm grey, stormy grey, pearl grey, elephant grey, blue-grey, blue-gray, grey-blue, grizzled, salt and pepper, grey-brown; ash, slate, smoke, dove, steel, cement, concrete, pebble, iron, granite, flint
charcoal: gunmetal, sooty, anthracite, shadowy, dark grey, dark gray, charcoal grey, charcoal gray, off-black, soot-black, sooty black, charcoal black, dark slate, soot grey, deep grey; graphite, soot, lead
black: inky, melanistic, jet-black, pitch-black, dark, blackish, coal-black, ink-black, midnight black, inky black, ebony black, velvet black; jet, ebony, obsidian, onyx, midnight, coal, ink, tar, liquorice, licorice
green: verdant, greenish, leaf green, forest green, emerald green, bottle green, grass green, apple green, dark green, bright green, pea green, pine green, holly green, ivy green, jungle green, racing green, hunter green, leafy green, shamrock green, fern green; emerald, grass, fern, clover, pickle, cucumber, shamrock, malachite
lime: chartreuse, acid-green, spring-green, lime green, neon green, yellow-green, fluorescent green, luminous green, yellowy green, chartreuse green, electric green, slime green, toxic green, poison green
olive: moss-green, army-green, swampy, olive green, sage green, khaki green, swamp green, military green, mossy green, murky green, muddy green, drab green, lichen green, dusty green; avocado, sage, moss
mint: minty, mint green, pale green, pastel green, jade green, minty green, seafoam green, soft green, eau de nil, light green, pistachio green, celadon green, peppermint green, aqua green; seafoam, pistachio, celadon, jade, peppermint, sea foam, spearmint
teal: viridian, sea green, blue-green, petrol blue, peacock blue, bluey green, greeny blue, teal blue, teal green, bluish green, greenish blue, dark turquoise, peacock green, dark cyan, verdigris, verdigris green; petrol
turquoise: aqua, cyan, aquamarine, aqua blue, kingfisher blue, turquoise blue, cyan blue, lagoon blue, caribbean blue, tropical blue, lagoon green
sky: powder-blue, baby-blue, light-blue, icy, frosty, glacial, pale blue, ice blue, pastel blue, duck egg blue, robin’s egg blue, forget-me-not blue, icy blue, soft blue, glacier blue, arctic blue, sky-coloured, wedgwood blue, watery blue, frosty blue
blue: cobalt, azure, cerulean, bluish, royal blue, electric blue, ocean blue, bright blue, cornflower blue, bluebell blue, sapphire blue, cobalt blue, azure blue, brilliant blue, denim blue, bluey, neon blue, blueish; sapphire, lapis, bluebell, blueberry, cornflower
navy: navy blue, dark-blue, marine-blue, midnight-blue, ultramarine, deep blue, prussian blue, inky blue, ink blue, french navy, oxford blue, night blue
indigo: blue-violet, indigo blue, deep indigo
purple: violet, purplish, dark purple, deep purple, royal purple, purply, grape purple, plum purple, regal purple, imperial purple, deep violet, dark violet, bright purple, plummy; plum, amethyst, aubergine, grape, blackberry, eggplant, beet, blackcurrant, damson
lavender: lilac, mauve, periwinkle, light purple, pale purple, pastel purple, soft purple, pale violet, light violet, heather purple, periwinkle blue, lavender purple, lavender grey, dusty purple, wisteria purple, lilac purple; wisteria, heather, thistle, parma violet
pink: rosy, blush, peachy, pinkish, rose pink, baby pink, pale pink, light pink, pastel pink, candyfloss pink, salmon pink, pinky, dusty pink, dusky pink, candy pink, bubblegum pink, flamingo pink, shell pink, blossom pink, coral pink, blush pink, soft pink, powder pink, peachy pink; rose, salmon, coral, peach, bubblegum, strawberry, candyfloss, cotton candy, watermelon, marshmallow
magenta: fuchsia, hot-pink, cerise, bright pink, shocking pink, neon pink, fuchsia pink, vivid pink, electric pink, deep pink, raspberry pink, magenta pink, dark pink; raspberry
`),
  coats: wordsOf(`
fluffy: fluff, fluffiest, fuzzy, furry, plush, downy, cuddly, cottony, poofy, puffy, velvety, feathery, fluffed, soft and fluffy, floofy, fluffball, fuzz, fuzzball, long-haired, longhaired, plushy, fluffy-haired, fluffier, puffball, thick-furred, floof, puffed up feathers
curly: curls, woolly, wooly, fleecy, frizzy, ringlets, wavy, permed, curly-haired, curly-coated, curled fur, tightly curled, ringletted
shaggy: scruffy, unkempt, tousled, bristly, hairy, messy, matted, straggly, rugged, raggedy, wiry, wire-haired, rough-coated, dishevelled, unbrushed, tangled, scraggly, mangy, tufty, wild-haired, wild-furred, unruly fur, mop-haired, bushy-haired
sleek: glossy, shiny, smooth, polished, silky, lacquered, glassy smooth, slick, satiny, shiny and smooth, silken, gleaming, well-groomed, smooth-haired, smooth-coated, well-brushed, lustrous, burnished
spiny: quills, spiky, prickly, thorny, thorns, spikes, spines, bristling with spines, spiked, thorned, prickles, spikey, barbed, thistly, spinier
glowing: glow, luminous, bioluminescent, radiant, shines, shining, luminescent, lit from within, glowy, phosphorescent, incandescent, soft glow, glows in the dark, aglow, lit up, lights up, luminescence, glowing in the dark, lit from inside
sparkling: sparkly, sparkle, glitter, glittery, glittering, shimmering, iridescent, twinkling, opalescent, shimmery, shimmer, spangled, sequinned, holographic, dazzling, glittered, pearlescent, twinkly, glimmering, glinting, sequins, stardust, fairy dust, bedazzled, twinkles, glistening, scintillating, prismatic, pearly sheen, oil-slick, oil slick sheen, diamond-dusted, star-dusted
glassy: translucent, transparent, see-through, crystal-clear, crystalline, made of glass, diaphanous, sheer, see thru, blown glass, clear as glass, gelatinous, glasslike; glass
mossy: moss, lichen, overgrown, moss-covered, lichened, ivy-covered, moss-grown, mossed, covered in ivy, vine-covered
frosted: frost, frozen, rime, icicles, snow-dusted, frost-covered, ice all over, frost all over, frosty coat, ice-covered, snow-covered, icy coat, hoar frost, hoarfrost, frosty fur, rimed, dusted with snow; ice
scarred: scar, battle-worn, battle-scarred, battered, battle scars, scratched, battle-hardened, scratches
patchwork: quilted, stitched, sewn, patched together, patchwork fur, calico patchwork, stitched together, sewn together, patchwork coat, made of patchwork
`),
  marks: wordsOf(`
stripes: striped, tiger-striped, tiger stripes, tabby, zebra-striped, zebra stripes, stripy, stripey, pinstripes, streaks, streaked, streaky, striated, tabby stripes, tabby markings, bee-striped, wasp-striped, candy-striped, bee stripes, pinstriped, barred, zebra print, tiger print, mackerel tabby, zebra-patterned, tiger-patterned, zebra pattern, tiger pattern
bands: banded, ringed, belted, hooped, banding, rings of colour
brindle: brindled, marbled, marbling, marble, tiger-brindle, brindling
spots: spotted, polka-dot, dotted, dots, speckles, speckled, spotty, dalmatian spots, ladybird spots, ladybug spots, cheetah spots, dotty, polkadot, flecks, flecked, speckly, spots all over, polka-dotted, speckling, appaloosa, freckled all over, flea-bitten
dapples: dappled, mottled, pale spots, fawn-spotted, mottling, merle, blue merle, dappling, roan, blue roan, strawberry roan
rosettes: spots of a leopard, leopard-print, leopard-spots, jaguar-print, jaguar spots, leopard pattern, cheetah print, leopard-spotted, ocelot spots, leopard-patterned, giraffe-patterned, giraffe print, giraffe pattern, giraffe spots, giraffe patches
patches: patched, patchy, calico, piebald, pinto, splotches, blotches, splotchy, blotchy, blotched, splotched, cow patches, cow print, tortoiseshell, tortie, torbie, skewbald, splodges, splodgy, pied, blotching, cow-patterned, parti-coloured, paint horse markings
saddle: two-tone, saddle-backed, saddleback, saddle marking, saddle patch
mask: masked, dark face, siamese markings, seal point, colourpoint, colour point, lilac point, chocolate point, flame point, blue point, red point, lynx point
bandit: raccoon-mask, robber mask, burglar mask, thief mask, highwayman mask, zorro mask, raccoon markings, raccoon eyes, eye-band, bandit mask, bandit markings
scales: scaly, scaled, fish scales, dragon scales
stars: stars, star-covered, constellations, star pattern, starry fur, star-spangled, star markings, little stars, star-shaped markings, star speckles, starry pattern, galaxy fur, galaxy print, galaxy pattern, galaxy coat, starry coat, star print, star-dotted, star-speckled, star-shaped spots, star-patterned, galaxy markings
circuit: circuitry, circuit lines, glowing circuit lines, circuit patterns, circuit board pattern, circuit traces, circuit board markings, circuit tracery, glowing circuits, circuit markings, circuit board
mist: misty, ombre, foggy, misted, hazy, fading, gradient, foggy fur
socks: stockinged, white boots markings, white mittens, white stockings
blaze: white stripe on the nose, white forehead, star on the forehead, white stripe down its nose, white stripe down its face, stripe down its nose, stripe down its face, white nose stripe, blaze down its nose
freckles: freckled, speckled face, freckly, freckled nose, freckled cheeks, freckly face, dusting of freckles, sprinkling of freckles
hearts: heart markings, heart on its chest, hearts, heart spots, heart patterns, heart-shaped spots, little hearts, heart-shaped patches, heart print
swirls: swirly, spirals, whorls, swirling patterns, swirled, swirling, swirl pattern, curlicues, spiral pattern, curling patterns, paisley, curly patterns, whirls
bib: white chest, white bib, white front, shirt-front, white breast, tuxedo front, white throat, tuxedo cat, tuxedo kitten, white patch on its chest, patch of white on its chest, white chest patch, white shirt front, tuxedo markings, tuxedo pattern, white spot on its chest, tuxedo chest, white shirtfront
`),
  worn: wordsOf(`
scarf: muffler, scarves, woolly scarf, wool scarf, long scarf, pashmina, infinity scarf, football scarf
bandana: neckerchief, kerchief, bandanna, neck scarf, neckscarf, neck kerchief, spotted handkerchief
bowtie: dickie bow, bowties, dicky bow
tie: necktie, cravat, neck tie, school tie
collar: collar with a bell, bell collar, bell around its neck, dog collar, cat collar, flea collar, bell round its neck
ribbon: bow, satin bow, bow around its neck, ribbon round its neck, bow at its throat
necklace: pearls, string of pearls, pearl necklace, beads, amulet, pendant, locket, talisman, bead necklace, pearl choker, choker, string of beads, chain necklace, shell necklace, beaded necklace, string of shells, pearl pendant, chain around its neck, chain round its neck
cape: cloak, mantle, superhero, superhero cape, hooded cloak, capelet, super hero, superheroine, travelling cloak
sweater: jumper, pullover, jersey, turtleneck, woolly jumper, knitted jumper, knitted sweater, wool sweater, christmas jumper, christmas sweater, polo neck, fisherman sweater, cardigan, cardi, hoodie, hoody, sweatshirt, woolly cardigan, roll neck, knitwear, cable-knit jumper, cable knit sweater, ugly sweater, aran jumper, fair isle jumper, fair isle sweater, knitted cardigan, cable-knit, turtle neck, rollneck, crew neck, guernsey, gansey, hooded top
raincoat: mackintosh, rain coat, rain jacket, oilskin, anorak, mac, sou’wester coat, waterproof jacket, macintosh, rain mac, cagoule, rain slicker, slicker, waterproofs, waterproof coat, sou’wester, rainjacket, oilskin coat, oilskin jacket
backpack: rucksack, knapsack, school bag, book bag, schoolbag, bag on its back, satchel on its back, school backpack, back pack, hiking pack, haversack, daypack, day pack
tophat: hat, topper, stovepipe hat, magician’s hat, opera hat, ringmaster hat
wizardhat: witch hat, pointed hat, pointy hat, wizard, witch, sorcerer, mage, sorcerer hat, magician’s pointy hat, witchy hat, pointed cap, pointy wizard hat, pointy witch hat, magic hat, mage hat, wizarding hat
partyhat: birthday hat, cone hat, party cone, paper party hat, new year hat
strawhat: sun hat, sunhat, farmer hat, panama hat, straw sunhat, gardening hat, straw boater, boater, floppy sun hat, gardener’s hat, scarecrow hat, beach hat, boater hat
beanie: woolly hat, wool hat, knitted hat, bobble hat, toque, winter hat, knit cap, knitted cap, wool cap, bobble cap, woollen hat, woolly cap, pompom hat, pom-pom hat, watch cap, beanie hat, ski hat, wooly hat, knit hat, stocking cap, bobblehat, woolly bobble hat, wooly cap, watchcap, tuque, slouchy hat, ski cap
cap: baseball cap, peaked cap, sailor’s cap, captain’s cap, captain’s hat, police cap, policeman’s cap, conductor’s cap, driver’s cap, newsboy cap, baseball hat, ball cap, flat cap, trucker cap, trucker hat, snapback, school cap, jockey cap, sailor hat, postman’s cap, postman’s hat, bus driver’s cap, pilot’s cap, flatcap, railway cap, chauffeur’s cap, newsboy hat, paperboy cap, skipper’s cap, sea captain’s hat, sea captain’s cap, naval cap, policeman’s hat, police hat, postal cap, mail carrier cap, bellhop cap, cricket cap, golf cap, army cap, military cap, delivery cap, baker boy cap, baker boy hat, backward cap, peak cap, visor cap, train conductor’s hat, conductor’s hat
cowboyhat: stetson, cowboy, sheriff, ten-gallon hat, stetson hat, cowgirl, cowgirl hat, sheriff’s hat, western hat, cattleman hat, rancher hat, rodeo hat, wild west hat, cow boy hat, outback hat
helmet: hard hat, space helmet, astronaut helmet, knight helmet, astronaut, construction helmet, hardhat, safety helmet, bike helmet, bicycle helmet, motorcycle helmet, diving helmet, viking helmet, construction hat, firefighter helmet, fire helmet, crash helmet, builder’s hat, miner’s helmet, motorbike helmet, cycling helmet, cycle helmet, builder’s helmet, spaceman, racing helmet, army helmet, riding hat, army tin hat
crown: tiara, diadem, coronet, king, queen, prince, princess, princess crown, royal crown, king’s crown, queen’s crown
flowercrown: garland of daisies, garland of flowers, wreath of flowers, wreath, crown of flowers, crown of daisies, crown of roses, crown of dandelions, crown of wildflowers, crown of blossoms, daisy chain, flowers in its hair, flower on its head, flower on top of its head, flower behind its ear, laurel wreath, floral crown, crown of leaves and flowers, garland, flower wreath, flower garland, daisy crown, daisies in its hair, flower headband, wreath of daisies, daisy behind its ear, rose behind its ear, sunflower behind its ear, flower behind one ear, flower tucked behind its ear, crown of ivy, crown of leaves, leaf crown, daisy chain crown, wildflower crown, crown of sunflowers, crown of poppies, crown of lavender, flower chain, chain of daisies, chain of flowers, blossom crown, dandelion crown, circlet of flowers, flower circlet, flower tucked behind one ear, daisy behind one ear, rose behind one ear, daisy tucked behind its ear
halo: angel, angelic, halo above its head, haloed
glasses: spectacles, eyeglasses, reading glasses, round glasses, pair of glasses, specs, reading spectacles, horn-rimmed glasses, wire-rimmed glasses, half-moon glasses, half-moon spectacles, big glasses, librarian glasses, pince-nez, bifocals, nerd glasses, nerdy glasses, round specs, tortoiseshell glasses, cat-eye glasses, wire glasses, wire-rims
sunglasses: shades, dark glasses, aviators, aviator sunglasses, sun glasses, mirrored shades, cool shades, mirror shades, ray-bans, raybans, aviator shades, aviator glasses, tinted glasses, wayfarers, tinted spectacles
monocle: monocled
goggles: aviator goggles, ski goggles, swimming goggles, pilot goggles, flying goggles, welding goggles, safety goggles, diving goggles, lab goggles, snow goggles, swim goggles, steampunk goggles, flight goggles
eyepatch: eye patch, patch over one eye, patch over its eye, one-eyed, one eye patched, one eye covered, pirate eyepatch, pirate patch, patch on one eye
headphones: earphones, headset, ear phones, big headphones, cans on its ears, gaming headset, over-ear headphones, ear defenders
boots: wellies, wellington boots, rain boots, rubber boots, gumboots, wellingtons, welly boots, cowboy boots, hiking boots, snow boots, wellie, walking boots, work boots, winter boots, ankle boots, doc martens, dr martens, army boots, combat boots, riding boots, galoshes, rainboots, gum boots, jackboots
wings: fairy wings, angel wings, winged, fairy, feathered wings, butterfly wings, bat wings, dragon wings, dragonfly wings, bird wings, eagle wings, moth wings, bee wings, demon wings, angelic wings, pixie wings, gossamer wings, insect wings, dove wings, swan wings
chefhat: toque blanche, chef, cook hat, chef’s toque, baker’s hat, chef cap, cook’s cap, baker’s cap, cook’s toque
piratehat: tricorn, tricorne, tricorn hat, pirate, buccaneer, pirate captain hat, three-cornered hat, skull and crossbones hat, buccaneer hat, privateer hat, bicorne, bicorn hat, corsair hat
gradcap: mortarboard, mortar board, graduation hat, graduate, graduating, graduate’s cap, academic cap, scholar’s cap
santahat: christmas hat, santa, santa claus, father christmas, father christmas hat, xmas hat, santa cap, santa claus hat, christmas cap
beret: painter hat, french beret, artist beret, artist hat, painter’s beret, tam o’shanter
bunnyears: rabbit ears, ears of a rabbit, ears of a bunny, ears of a hare, ears like a rabbit, bunny ear headband, rabbit ear headband
hairbow: bow on its head, bow on its ear, bow on one ear, bow around its ear, bow around one ear, bow in its hair, bow on top of its head, ribbon in its hair, head bow, hairbow, hair ribbon, bow between its ears, ribbon on its head, ribbon on its ear, bow behind its ear, bow over one ear, bow by its ear, bow above its ear, ribbon between its ears, bow in its fur, bow hair clip, bow headband, bow on its forehead, hair clip bow, bow barrette
moustache: mustache, handlebar moustache, moustached, moustaches, curly moustache, twirly moustache, handlebar mustache, curly mustache, twirly mustache, pencil moustache, pencil mustache, walrus moustache, moustachioed, tache, handlebar tache
earrings: ear ring, hoop earrings, stud earring, pearl earrings, ear studs, pearl studs, hoop in its ear, studs in its ears, ring in its ear, gold ring in its ear
apron: pinafore, kitchen apron, baking apron, leather apron, pinny, cooking apron, butcher’s apron, gardening apron
tutu: ballet skirt, ballerina, tutus, ballet tutu, ballet dress, ballerina skirt, ballet costume, tulle skirt, ballerina dress
vest: waistcoat, gilet, waist coat, safety vest, hi-vis vest, tank top, sweater vest, hi-vis, hi-vis jacket, hi-viz vest, body warmer, bodywarmer, puffer vest, hi viz, high-vis jacket
labcoat: laboratory coat, doctor’s coat, white doctor’s coat, scientist’s coat, laboratory jacket, white coat of a doctor, chemist’s coat, vet’s coat, lab jacket
armour: armor, breastplate, suit of armour, suit of armor, knight armour, knight armor, chain mail, plate armour, plate armor, armoured, armored, suit of mail, chainmail, battle armour, battle armor, samurai armour, samurai armor, shining armour, shining armor, plate mail, mail shirt, scale mail, coat of mail
medal: medallion, olympic medal, winner medal
carnivalmask: masquerade mask, domino mask, eye mask, sleep mask, sleeping mask, superhero mask, venetian mask, feathered mask, feather mask, mardi gras mask, opera mask, mask, ball mask, masquerade, theatre mask, harlequin mask, phantom mask, party mask
rollerskates: rollerblades, inline skates, roller boots, rollerskate, skates on wheels, roller blades, quad skates, rollerskating shoes, in-line skates, disco skates
`),
  held: wordsOf(`
balloon: helium balloon
book: novel, notebook, diary, journal, tome, spellbook, storybook, story book, comic book, textbook, paperback, cookbook, hardback, picture book, library book, spell book, grimoire, sketchbook, sketch book, encyclopedia, dictionary, recipe book, guidebook, cook book, atlas, ledger, bible, picturebook, workbook, logbook, notepad, photo album, scrapbook, hardcover
flower: tulip, daisy, lily, poppy, bouquet, rose, sunflower, bunch of flowers, bouquet of flowers, daffodil, dandelion, carnation, orchid, peony, wildflower, bluebell, marigold, buttercup flower, posy, snowdrop, crocus, pansy, primrose, geranium, lotus, lotus flower, hibiscus, hyacinth, forget-me-not, dahlia, chrysanthemum, gerbera, edelweiss, hydrangea, sprig of lavender, foxglove, camellia, cherry blossom sprig, freesia, gardenia, zinnia, nosegay, buttercups, snapdragon, lupin, aster, hollyhock
lantern: oil lamp, paper lantern, storm lantern, hurricane lamp, camping lantern, gas lamp, hurricane lantern, paraffin lamp, miner’s lamp, lamp, storm lamp, kerosene lamp, railway lamp
umbrella: parasol, brolly, gamp, sunshade
sword: blade, sabre, saber, katana, rapier, cutlass, broadsword, longsword, greatsword, great sword, long sword, claymore, shortsword, short sword, scimitar, lightsaber, lightsabre, epee
wand: magic wand, star wand, fairy wand
cup: teacup, coffee cup, mug, tea, cup of tea, cup of coffee, cup of cocoa, hot chocolate, mug of cocoa, cocoa, coffee mug, tea cup, coffee, cup of hot chocolate, mug of tea, mug of coffee, hot cocoa, mug of hot chocolate, espresso, latte, cuppa, cappuccino, cup and saucer, hot drink, travel mug, chai, beaker, americano, matcha, earl grey, boba, tankard, goblet, chalice, tumbler, mocha, stein
key: old key, skeleton key, ring of keys, latchkey, keyring, keychain
ball: beach ball, toy ball, football, soccer ball, rubber ball, tennis ball, basketball, volleyball, bouncy ball, baseball, rugby ball, golf ball, cricket ball, ping pong ball, bowling balls, softball, netball, soccerball
fish: herring, sardine, trout, mackerel, fish in its mouth, cod, kipper, haddock, anchovy, salmon, tuna, sprat, pilchard, plaice, sea bass
bone: dog bone
star: little star, fallen star, shooting star
heart: valentine heart, valentine
letter: envelope, mail, love letter, post card, postcard, mail envelope, love note, invitation, birthday card, valentine card, greeting card, telegram
guitar: electric guitar, acoustic guitar, ukulele, uke
flute: recorder, tin whistle, pan flute, pan pipes, penny whistle, piccolo, panpipes, reed pipe, fife
brush: paintbrush, paint brush, painter’s brush
lens: magnifier, loupe, magnifying lens, hand lens, looking glass, magnify glass
scroll: parchment, diploma, rolled parchment, papyrus
telescope: spyglass, spy glass
potion: potion bottle, flask, vial, elixir, magic potion, bottle of potion, potion vial, bottle of elixir, test tube, poison bottle
apple: granny smith
cake: birthday cake, slice of cake, piece of cake, cream cake, chocolate cake, carrot cake, sponge cake, wedding cake, victoria sponge, cheesecake, gateau, cupcake, birthday cupcake, battenberg
leaf: maple leaf, oak leaf, fig leaf, four-leaf clover
acorn:
shell: seashell, conch, scallop shell, sea shell, conch shell, scallop, cockle, clam shell, oyster shell, nautilus shell, cowrie, whelk, cockleshell, clamshell
gem: jewel, diamond, gemstone, ruby gem, precious stone
laptop: computer, notebook computer, laptop computer, macbook, chromebook, notebook pc
gear: cog, cogwheel, gearwheel, cog wheel
hourglass: sand timer, egg timer, hour glass, sandglass
bell: handbell, jingle bell, hand bell, little bell, cowbell, cow bell, sleigh bell, school bell, dinner bell
quill: quill pen, feather pen, pen and ink, quill and ink, feather quill, quills and ink, feather quill pen, goose-feather pen, quill feather, pen and inkwell
shield: buckler, round shield
yarn: wool, ball of yarn, ball of wool, skein of wool, yarn ball, ball of string, knitting wool, skein of yarn, knitting yarn, ball of thread, tangle of wool, skein, hank of wool, ball of twine, twine, tangle of yarn, ball of knitting wool
pillow: cushion
teddy: teddy bear, stuffed bear, plush bear, stuffed teddy, teddybear, plush teddy, toy bear, cuddly bear, stuffed teddy bear, plush teddy bear, bear toy
teapot: tea pot, pot of tea, kettle of tea, teakettle, samovar
candle: candlestick, lit candle, burning candle, tealight, tea light, birthday candle, candelabra, candle holder, candle stick, votive, chamberstick
kite:
maracas: rumba shakers
drum: snare drum, bongo, drum kit, tambour, djembe, bongo drum, bass drum, drum set, toy drum, tom-tom, bodhran, tabla, drumkit, congas, kettledrum, timpani
violin: fiddle, viola
trumpet: bugle, cornet, flugelhorn
microphone: mic, mike, mics
camera: photo camera, polaroid camera, film camera, polaroid, digital camera, instant camera, video camera, dslr
skateboard: longboard, skate board, cruiser board, penny board
surfboard: surf board, bodyboard, boogie board, paddle board, paddleboard
broom: broomstick, besom, witch’s broom, broom stick, sweeping brush
staff: wizard staff, wooden staff, magic staff, gnarled staff, long staff, shepherd’s crook, crozier, quarterstaff, sceptre, scepter
cane: walking stick, walking cane, silver-topped cane, shillelagh, swagger stick
hammer: mallet, sledgehammer, warhammer, war hammer, gavel
axe: ax, hatchet, battleaxe, battle axe, tomahawk
bowandarrow: bow and quiver, hunting bow, longbow, archer’s bow, archery bow, bow with arrows, recurve bow, elven bow
fishingrod: fishing pole, rod and line, fishing line, rod and reel, angling rod, angler’s rod, fly rod, fishing tackle
wateringcan:
basket: picnic basket, wicker basket, hamper, basket of fruit, shopping basket, picnic hamper, trug, punnet
icecream: ice cream cone, icecream, gelato, soft serve, ice cream sundae, ice-cream cornet, scoop of ice cream, sorbet, icecream cone
doughnut: donut
cookie: chocolate chip cookie, biscuit to eat, choc chip cookie, gingerbread cookie, biscuit, ginger biscuit, shortbread, custard cream, chocolate biscuit, digestive biscuit, oreo, gingerbread, jammy dodger, hobnob, gingersnap
carrot:
mushroom: toadstool, fly agaric, chanterelle, porcini, morel
pumpkin: jack o lantern, carved pumpkin, jack o’lantern, gourd
watch: stopwatch, fob watch, pocketwatch, wristwatch, pocket timepiece
globe: world globe, terrestrial globe
crystalball: fortune teller’s ball, scrying ball, fortune-telling ball
gift: parcel, present, gift box, wrapped present, birthday present, wrapped gift, present box, birthday gift, christmas present, christmas gift, brown paper package, gift-wrapped box, box with a bow, gift bag, ribboned box, delivery box
flag: banner, pennant, union jack
pencil: crayon, colouring pencil, coloured pencil
lollipop: ice lolly, ice pop, popsicle, lolly, sucker on a stick, lolly pop, lollypop
cauldron: witch cauldron
plant: house plant, houseplant, plant pot, pot plant, flowerpot, plant in a pot, pot of flowers, fern in a pot, potted fern, potted cactus, cactus in a pot, succulent, spider plant, cheese plant, rubber plant, potted succulent, bonsai in a pot, potted tree, potted herb, pot of basil, monstera, pothos, potted bonsai, potted flower, potted sunflower, potted aloe, potted daisy, venus flytrap, venus fly trap, herb pot
lightbulb: bulb
phone: smartphone, mobile phone, cell phone, cellphone, telephone, mobile, iphone, smart phone, android phone, rotary phone, phone receiver, telephone receiver, handset
chest: pirate chest, treasure box, chest of gold, chest of treasure, treasure trunk, chest of jewels, chest full of gold, chest of coins, strongbox, sea chest, chest full of treasure
suitcase: luggage, travel case, travel bag, luggage case, briefcase, brief case, attache case, valise, carry-on, doctor’s bag, overnight case, carpet bag, carpetbag, holdall, portmanteau, gladstone bag, travelling case, doctor’s case, attaché case, executive case, travelling trunk, duffel bag, duffle bag, weekend bag
bread: loaf, loaf of bread, bread loaf, baguette, bread roll, sourdough loaf, sourdough, brioche, ciabatta, french stick, rye bread, focaccia, slice of toast, buttered toast, bagel, pitta, naan, hot cross bun, bread bun
cheese: wedge of cheese, cheese wedge, piece of cheese, wheel of cheese, cheddar, brie, gouda, camembert, edam, stilton, parmesan, mozzarella, feta, swiss cheese, gorgonzola, gruyere, emmental, blue cheese, halloumi, cheddar cheese, block of cheese, lump of cheese, hunk of cheese, chunk of cheese, wensleydale, goat’s cheese, crumb of cheese, morsel of cheese, roquefort
`),
  backdrops: wordsOf(`
mountains: alps, mountain range, mountaintop, hills, highlands, peaks, snowy mountains, mountain peaks, mountain peak, hillside, snow-capped mountains, hilltop, summit, mountain landscape, mountainside, rolling hills, foothills, mountain top, rocky mountains, himalayas, fells, andes, rockies, hilly landscape
sea: ocean, beach, waves, shore, seaside, coast, bay, harbour, harbor, seashore, open sea, ocean waves, shoreline, seascape, sandy beach, sea view, seafront, tropical beach, surf, cove, high seas, pebble beach, rocky shore, coastline, crashing waves, lagoon, quayside, dockside
underwater: under the sea, under water, reef, coral reef, deep sea, seabed, kelp forest, bottom of the sea, under the waves, beneath the waves, beneath the sea, under the ocean, ocean floor, sea floor, bottom of the ocean, below the sea, deep ocean, seafloor, sea bed, ocean bed, undersea, ocean depths, below the waves, depths of the sea, depths of the ocean, deep water, dark water, deep blue water, dark blue water, deep dark water, dark deep water, murky water, murky depths, dark depths
forest: woods, woodland, pine forest, grove, taiga, jungle, rainforest, trees, wood, forest clearing, deep woods, pine woods, pine trees, bamboo forest, enchanted forest, birch wood, palm trees, pines, firs, fir trees, birches, rain forest, redwoods, copse, thicket, oak wood, oak forest, forest floor, conifers, evergreens, pinewood, forest glade, glade
meadow: field, grassland, pasture, prairie, flower field, field of flowers, countryside, wildflower meadow, flower meadow, grassy hill, meadow grass, flowery meadow, tall grass, grassy field, lawn, paddock, savannah, savanna, long grass, poppy field, sunflower field, lavender field, field of buttercups, field of daisies, field of poppies, field of sunflowers, wild flowers, village green, cornfield, wheatfield
desert: dunes, sand dunes, sahara, desert dunes, desert sands, sandy desert, desert landscape, outback, desert canyon, badlands
city: town, skyline, skyscrapers, street, metropolis, city skyline, city street, cityscape, downtown, city lights, city rooftops, high street, busy street, city centre, city center, big city, cobbled street, paris, london, alleyway, venice, manhattan, tokyo, city block
night: moonlit, midnight, at midnight, starry night, stars in the sky, starry sky, nighttime, midnight sky, moonlight, full moon, crescent moon, under the stars, night time, starlit sky, stars in the background, background of stars, stars behind it, stars overhead, stars above it, stars above, starlight, moonlit night, night sky full of stars, dark night, sky full of stars, moonlit sky, nightfall, starry skies, night skies, starlit, starlit night, dead of night, half moon, harvest moon, looking at the stars, stargazing, star-filled sky, moonrise, moon, stars out, stars are out, stars shining, stars twinkling, stars coming out
space: outer space, planets, cosmos, universe, milky way, galaxy, among the stars, through the stars, across the stars, past the stars, between the stars, in the stars, starfield, deep space, stars and planets, nebula, orbit, solar system, outerspace, nebulae, among planets, space station
sunset: dusk, golden hour, sundown, twilight, evening sky, setting sun, evening glow, sun going down, sun setting, sunset sky, evening sun, low sun, twilight sky, dusky sky, gloaming
sunshine: sun, sunny, sunlight, sunny day, sunny sky, sunny morning, sunny afternoon, sunny weather, sunbeams, bright sun, blue sky and sun, summer sun, sunlit, bright sunshine, sun shining, sun rays, sunrays, hot sun, warm sun, patch of sun, patch of sunlight, patch of sunshine, summer’s day, shaft of sunlight, heatwave
snow: field of snow, snowy, snowflakes, falling snow, snowfall, blizzard, tundra, snowy landscape, snowy field, winter landscape, snowstorm, snowy day, snowy hill, winter scene, snowdrift, falling snowflakes, snowy ground, winter wonderland, snowscape, wintry, deep snow, fresh snow, snow falling, snowy scene, antarctica, north pole, south pole, snow drift, snow flurry, light snow, snowy forest floor, winter’s day, snow storm, snow-covered field, snow on the ground, wintery scene, wintertime
rain: raining cats and dogs, rainy, raindrops, drizzle, downpour, rainy day, rainstorm, falling rain, pouring rain, rain shower, rainfall, heavy rain, light rain, showers, april showers, torrential rain, wet weather, driving rain, rain clouds, cloudburst, monsoon, pelting rain
storm: lightning, thunder, thunderstorm, tempest, stormy, stormy sky, storm clouds, lightning storm, thunder clouds, thundercloud, stormclouds, lightning bolt, thunder and lightning, bolt of lightning, stormy weather, dark clouds, lightning strike, flashes of lightning, lightning flash, raging storm, thundery sky, hurricane, typhoon, gale
clouds: in the sky, cloudy, overcast, cloudy sky, above the clouds, cloudscape, sky, blue sky, sea of clouds, blue skies, skies, white clouds, summer sky, cloudy day, grey sky, grey skies, gray sky, cloudbank, bank of clouds
rainbow: arching rainbow
cave: cavern, grotto, crystal cave, dragon’s lair
library: bookshelf, bookshelves, bookcase, old library, library shelves, bookshop, shelves of books, book shelves, bookstore, book store, book shop, wall of books, reading room, shelves full of books, rows of books, wall of bookshelves, shelves of old books
kitchen: cosy kitchen, farmhouse kitchen, country kitchen
castle: palace, fortress, castle walls, ruined castle, fort, castle ruins, turret, fairytale castle, citadel, battlements, chateau, castle ramparts
volcano: volcanoes, lava, magma, eruption, erupting volcano, lava flow, lava field, river of lava, lava lake, pool of lava, smoking volcano, volcanic landscape, lava pit, volcanic crater, volcano crater, bubbling lava, lava river
servers: data centre, data center, datacenter, server racks, server rack, racks, rack of servers, rows of servers, servers, server farm, server hall, mainframe, server cabinet, racks of servers, data hall, computer room, rows of server racks, banks of servers, machine room
windowsill: window, window sill, windowpane, by the window, window ledge, window seat, sunny window, sill, bay window, window frame, window pane
autumn: october, november, fall leaves, fallen leaves, autumn leaves, falling leaves, autumn forest, fall colours, autumn wood, autumn woods, autumn trees, fall foliage, autumnal forest, autumn colours, autumn leaves falling, autumnal, autumn day, fall day, autumn scene, autumn woodland, autumn park, autumn landscape, fall forest, pile of leaves, leaf pile, autumn season, golden leaves, orange leaves falling, red leaves falling, yellow leaves falling, golden leaves falling, falling orange leaves, autumn garden, carpet of leaves, carpet of autumn leaves, autumnal woods, autumnal wood, autumnal woodland, autumnal leaves, autumn meadow, leaf-strewn path, crunchy leaves, indian summer, colours of autumn, heap of leaves, heap of autumn leaves
blossom: cherry blossom, cherry tree, sakura, falling petals, blossom tree, cherry trees, cherry blossom tree, plum blossom, blossoming trees, flowering cherry, cherry orchard, flowering cherry orchard, flowering trees, flowering tree, flowering orchard, orchard in bloom, orchard in blossom, apple blossom, trees in bloom, pink blossom, petals falling, spring blossom, cherry petals, falling blossom, blossoming tree, blossoming cherry tree, cherry tree in bloom, almond blossom, cherry tree in blossom, blossoming orchard, cherry blossom petals, blossoming cherry, cherry blossom trees, sakura petals, sakura trees, sakura tree, apple trees in blossom, apple tree in bloom, may blossom, flowering plum, petals in the air, spring orchard, wisteria in bloom
`),
  features: wordsOf(`
eyes: eyed, irises
antennae: antenna, feelers
horns: horned, devil horns, devil, demon, curly horns, ram horns, curled horns, goat horns, demon horns, bull horns, curling horns, twisted horns, little horns, horn buds
antlers: antlered, stag antlers, deer antlers, reindeer antlers, moose antlers, stag’s horns
unicornhorn: horn, unicorn horn, spiral horn, one horn, horn on its forehead, horn on its head, horn in the middle of its forehead
mane: maned, lion mane, flowing mane
beard: bearded, long beard, goatee, goatee beard, wizard beard
tusks: tusked, walrus tusks, elephant tusks
crest: crested, mohawk, mohican, plume on its head, feather crest, crest of feathers, head plume, topknot of feathers
gills: frilled gills, feathery gills
fins: finned, fish fins, dorsal fin, shark fin
tentacles: tentacled, octopus tentacles, octopus arms, octopus legs
shellback: shelled, carapace, shell of a turtle, shell of a tortoise, shell of a snail, snail shell, turtle shell, tortoise shell, spiral shell
backspikes: back spikes, dorsal plates, spiked back, spines on its back, spikes on its back, spikes along its back, spines down its back, spines along its back, plates on its back, dinosaur spikes, spiky back, back plates, spikes running down its back, row of spikes down its back, ridge of spikes, dorsal spikes, spikes down its spine, spikes along its spine, row of spikes along its back, spiny back, dragon spikes, dragon spines, stegosaurus plates, bony plates, row of spikes, dinosaur plates, dorsal spines, ridge of spines
twigs: leaf on its head, leaf on top, leaf growing on top, sprout on top, sprout on its head, twigs on its head, leaf sprout, sprout, plant on its head, sprig of leaves on its head, seedling on its head, sprig on its head, shoot on its head, branches on its head
flamehead: on fire, burning, fire on its head, blazing, flaming, flame on its head, head on fire, flaming head, flaming hair, fire for hair, head of flames, hair of fire, head of fire, flaming crest, hair made of fire, hair of flames, fire hair, flames for hair, engulfed in flames, wreathed in flames, in flames
gears: mechanical, robotic, gears, cogs, visible gears, cogs and gears, exposed gears, clockwork parts, steam-powered, wind-up, windup, clockwork mechanism, mechanised
`),
  kinds: wordsOf(`
moth: silkmoth, hawkmoth, atlas moth, hawk moth, emperor moth, death’s head moth, tiger moth, silk moth, clothes moth, mothman, elephant hawk moth, cinnabar moth
butterfly: swallowtail, peacock butterfly
bee: bumblebee, honeybee, bumble bee, honey bee, queen bee, worker bee, carpenter bee
beetle: scarab, weevil, dung beetle, june bug, jewel beetle, goliath beetle, christmas beetle, leaf beetle, stag beetle
dragonfly: damselfly, emperor dragonfly, dragon fly
ant: worker ant, fire ant, leafcutter ant, leaf-cutter ant, army ant, queen ant, carpenter ant, wood ant
mantis: praying mantis, mantid
spider: arachnid, jumping spider, house spider, orb weaver, garden spider, wolf spider, money spider, peacock spider, redback, spiderling, huntsman spider, zebra spider, trapdoor spider, crab spider, tarantula
scorpion: emperor scorpion
caterpillar: silkworm, inchworm, woolly bear caterpillar, hungry caterpillar, silk worm, inch worm
snail: garden snail, sea snail, land snail, giant african snail, pond snail
crab: hermit crab, king crab, fiddler crab, spider crab, coconut crab, rock crab, shore crab
lobster: crayfish, crawfish, langoustine, rock lobster, crawdad
octopus: octopuses, octopi, kraken, squid, cephalopod, cuttlefish, octo, dumbo octopus, mimic octopus, vampire squid
jellyfish: jelly fish, moon jellyfish, moon jelly, box jellyfish, man o’ war, portuguese man o’ war, medusa jellyfish, sea jelly, comb jelly
fish: trout, rainbow trout, cod, herring, mackerel, sardine, sea bass, haddock, carp, tuna, minnow, guppy, angelfish, salmon, trout fish, betta fish, tropical fish, tetra, betta, piranha, parrotfish, angel fish, siamese fighting fish, mandarin fish, discus fish, sunfish, mackerel fish, stickleback, barracuda, neon tetra, cardinal fish, coelacanth, sturgeon fish, archerfish, haddock fish, damselfish, surgeonfish, triggerfish, moorish idol, emperor angelfish, queen angelfish, clown loach
anglerfish: angler fish, lanternfish, lantern fish, deep-sea fish, deep sea anglerfish, deep sea angler, black seadevil
pufferfish: puffer, blowfish, puffer fish, porcupinefish, porcupine fish, balloonfish, fugu
shark: nurse shark, basking shark, baby shark, reef shark, bull shark, mako, mako shark, dogfish, megalodon, wobbegong, greenland shark
whale: sperm whale, humpback whale, humpback, minke whale, pilot whale, bowhead whale, sei whale
dolphin: porpoise, bottlenose dolphin, river dolphin, spinner dolphin, bottlenose
ray: manta, manta ray, stingray, sting ray, eagle ray, spotted eagle ray, electric ray, skate fish
seahorse: sea horse
starfish: sea star, brittle star, sunflower star, cushion star
seal: sea lion, harp seal, sealion, leopard seal, elephant seal, fur seal, harbour seal, harbor seal, monk seal
frog: toad, treefrog, bullfrog, tree frog, tadpole, froggy, poison dart frog, dart frog, froglet, pacman frog, rain frog, cane toad, natterjack, natterjack toad, poison frog, bull frog, frog prince, pond frog, marsh frog, fire-bellied toad, midwife toad, toadlet
axolotl: salamander, newt, olm
lizard: horned lizard, gecko, iguana, chameleon, skink, komodo dragon, monitor lizard, anole, crested gecko, slow worm, veiled chameleon, panther chameleon, basilisk lizard, tegu, tuatara, horned toad, plumed basilisk
snake: serpent, viper, python, adder, garter snake, corn snake, boa, boa constrictor, anaconda, grass snake, ball python, tree snake, sea snake, mamba, pit viper, hognose, hognose snake, burmese python, sidewinder
turtle: tortoise, terrapin, sea turtle, giant tortoise, box turtle, snapping turtle, leatherback, hawksbill, loggerhead, tortoise hatchling, turtle hatchling, galapagos tortoise, hawksbill turtle, pond turtle, leatherback turtle, hermann’s tortoise, sulcata
crocodile: alligator, caiman, gator, croc, gharial, nile crocodile, saltwater crocodile, alligator hatchling
dinosaur: dino, raptor, tyrannosaurus, t-rex, stegosaurus, trex, velociraptor, baby dinosaur, tyrannosaurus rex, allosaurus, stego, iguanodon, tyrannosaur, utahraptor, compsognathus, carnotaurus, deinonychus, allosaur, therapod
dragon: wyvern, drake, wyrm, dragonling, dragonet, baby dragon, chinese dragon, eastern dragon, fire dragon, welsh dragon, dragon hatchling, drakeling, forest dragon, faerie dragon, dragonkin, storm dragon, dragon whelp, whelpling, fairy dragon
bird: songbird, finch, birdie, lark, dove, turtle dove, great tit, coal tit, goldfinch, chaffinch, greenfinch, chickadee, jay, cuckoo, oriole, warbler, wagtail, nuthatch, zebra finch, sand martin, tern, arctic tern, plover, sandpiper, curlew, lapwing, snipe, whippoorwill, rock dove, mourning dove, dunnock, long-tailed tit, titmouse, goldcrest, wryneck, crossbill, waxwing, fieldfare, redwing, bunting bird, linnet, siskin, brambling, tree sparrow, bee-eater, roller bird, weaver bird, sunbird, tanager, cowbird, grackle, bowerbird, moorhen, coot, java sparrow, gouldian finch, birb, snow bunting, fairy wren, superb fairy wren, fairy bluebird, swallow, barn swallow, house martin, pigeon, wood pigeon, woodpigeon, mockingbird, sparrow, house sparrow, wren, nightingale, skylark, starling, thrush, song thrush, songthrush, mistle thrush, bullfinch, yellowhammer, oystercatcher
owl: owlet, horned owl, hoot owl, eagle owl, great horned owl, screech owl, burrowing owl, little owl, long-eared owl, pygmy owl, elf owl, boobook, night owl, barn owl, tawny owl
crow: raven, rook, jackdaw, corvid, carrion crow, hooded crow, chough, american crow, crow bird, raven bird
eagle: bald eagle, golden eagle, eaglet, hawk, falcon, kestrel, buzzard, osprey, peregrine, peregrine falcon, sparrowhawk, goshawk, sea eagle, harrier, harpy eagle, harris hawk, red kite, kite bird, gyrfalcon, merlin falcon, hobby falcon, bird of prey, raptor bird, marsh harrier, secretary bird, caracara, fish eagle
duck: duckling, ducky, duckie, eider, eider duck, wood duck, muscovy duck, pintail, runner duck, indian runner duck, shelduck, ducklet, drake duck, goldeneye duck, call duck, tufted duck
penguin: emperor penguin, king penguin, gentoo penguin, baby penguin, adelie penguin, chinstrap penguin, humboldt penguin, african penguin, galapagos penguin, fairy penguin
parrot: macaw, budgie, parakeet, lovebird, cockatiel, budgerigar, lorikeet, conure, budgies, kakapo, kea, lory, eclectus, quaker parrot, amazon parrot, parrotlet, rosella, corella, ring-necked parakeet, caique, galah
chicken: hen, rooster, chick, cockerel, bantam, broody hen, pullet, orpington, poultry, brahma hen, rooster bird, cochin
flamingo: lesser flamingo
peacock: peafowl, peachick, indian peafowl
phoenix: firebird, fire bird, phoenix bird, fenghuang
bat: flying fox, fruit bat, vampire bat, pipistrelle, horseshoe bat, fruitbat, fox bat
mouse: field mouse, mousey, rat, pet rat, wood mouse, mousie, rodent, town mouse, country mouse, church mouse, deer mouse, water rat, hooded rat, pack rat, sewer rat, fieldmouse, dormouse, harvest mouse
hamster: hammy, dwarf hamster, syrian hamster, robo hamster, roborovski, russian hamster, teddy bear hamster, roborovski hamster
squirrel: flying squirrel, ground squirrel, fox squirrel
rabbit: bunny, hare, bunny rabbit, jackrabbit, jack rabbit, leveret, dwarf rabbit, netherland dwarf, rex rabbit, flemish giant, mountain hare, easter bunny, cottontail
hedgehog: hedgie, hoglet, hedge hog, pygmy hedgehog, african pygmy hedgehog, hedgepig
mole: moldywarp
bear: bear cub, cub, teddy bear, stuffed bear, plush bear, plush teddy bear, stuffed teddy bear, teddybear, sloth bear, cave bear, moon bear, sun bear
panda: panda bear, giant panda
koala: koala bear
fox: vixen, kitsune, fox cub, vulpine, foxling, corsac fox, swift fox, kit fox, foxy creature, fennec, fennec fox
wolf: werewolf, maned wolf, wolf cub, dire wolf, lycanthrope, she-wolf, direwolf, wolfdog, tundra wolf, wolfling, wolfpup, moon wolf, timber wolf
dog: puppy, hound, retriever, terrier, corgi, dachshund, doggy, doggo, doggie, pup, pooch, labrador, bulldog, spaniel, greyhound, collie, mutt, shepherd dog, sheep dog, guard dog, dog-like, whippet, lab, chihuahua, great dane, newfoundland dog, pit bull, pitbull, staffie, staffy, yorkie, yorkshire terrier, highland terrier, scottie, scottie dog, cocker spaniel, springer spaniel, springer, king charles spaniel, cavalier king charles spaniel, shih tzu, pekingese, akita, basset hound, basset, bloodhound, afghan hound, foxhound, lurcher, sausage dog, wiener dog, setter, ridgeback, mastiff, french bulldog, frenchie, boston terrier, schnauzer, sheltie, australian shepherd, cattle dog, shar pei, spitz, mongrel, pupper, woofer, hound dog, street dog, bull terrier, dachsie, sheepdog puppy, corgis, border terrier, fox terrier, cairn terrier, norfolk terrier, welsh corgi, english bulldog, cocker, pointer dog, english pointer, english setter, saluki, borzoi, rhodesian ridgeback, otterhound, harrier hound, papillon, lhasa apso, havanese, scottish terrier, staffordshire bull terrier, patterdale, rat terrier, bullmastiff, newfoundland, newfie, leonberger, kelpie dog, blue heeler, heeler, aussie shepherd, aussie, shetland sheepdog, rescue dog, stray dog, guide dog, sniffer dog, police dog, sled dog, gun dog, gundog, lapdog, crossbreed dog, floofer, wolfdog puppy, dingo dog, basenji, cane corso, italian greyhound, cavachon, canine, husky, siberian husky, husky dog, malamute, alaskan malamute, border collie, bernese, bernese mountain dog, shiba, shiba inu, pug, boxer dog, boxer puppy, beagle, jack russell, jack russell terrier, airedale, sheepdog, irish wolfhound, wolfhound, tibetan terrier, scottish deerhound, deerhound, cockapoo, labradoodle, goldendoodle, cavapoo, cavoodle, bedlington terrier, bedlington
cat: calico, puss, pussycat, kitten, kitty, feline, kittycat, kitty cat, tomcat, moggy, tom, tom cat, moggie, mog, tortie, torbie, tortoiseshell, british shorthair, shorthair, burmese cat, house cat, housecat, alley cat, stray cat, farm cat, barn cat, mouser, pusscat, turkish van, angora cat, oriental shorthair, exotic shorthair, american shorthair, burmilla, burmese, chausie, ship’s cat, alleycat, street cat, feral cat, wildcat, scottish wildcat, domestic shorthair, domestic longhair, longhair cat, kitteh, kit-cat, mother cat, cheshire cat, catto, queen cat, abyssinian, somali cat, turkish angora
lion: african lion, asiatic lion, barbary lion
tiger: bengal tiger, siberian tiger, tigress, sumatran tiger, amur tiger
leopard: jaguar, cheetah, amur leopard
raccoon: racoon, trash panda
otter: sea otter, river otter, asian small-clawed otter
badger: american badger, eurasian badger, stink badger, honey badger
deer: red deer, red deer stag, fallow deer, stag, doe, reindeer, fawn deer, fawn, moose, elk, roe deer, roebuck, muntjac, caribou, mule deer, sika deer, sika, chital, buck deer, axis deer, water deer, pere david’s deer, wapiti
horse: pony, mare, foal, stallion, colt, shetland pony, shetland, mustang, thoroughbred, filly, steed, carthorse, racehorse, welsh pony, arabian, arabian horse, arab horse, arab stallion, percheron, suffolk punch, gypsy cob, exmoor pony, dartmoor pony, connemara, connemara pony, fell pony, icelandic horse, icelandic pony, andalusian, quarter horse, draft horse, draught horse, war horse, warhorse, cart horse, pit pony, gelding, yearling, brumby, horsie, morgan horse, show pony, akhal-teke, falabella, hackney
zebra:
unicorn: unicorn pony
goat: ibex, billy goat, goat kid, mountain goat, nanny goat, pygmy goat, kid goat, alpine goat, nubian goat, cashmere goat, boer goat, fainting goat, markhor
sheep: lamb, ewe, merino, mountain sheep, swaledale, spring lamb, tup, wether, lambkin, leicester longwool
cow: cattle, bull, calf, ox, heifer, calves, bullock, longhorn, steer, galloway, guernsey cow, ayrshire, zebu, brahman, texas longhorn, bovine, oxen
pig: piglet, hog, piggy, sow, micro pig, pot-bellied pig, potbellied pig, pot-belly pig, kunekune, kune kune, teacup pig, tea cup pig, porker, swine, piggie, farm pig, bush pig
elephant: baby elephant, african elephant, indian elephant, asian elephant, pygmy elephant
giraffe: reticulated giraffe
rhino: rhinoceros, indian rhino, sumatran rhino, javan rhino
monkey: marmoset, ape, chimp, chimpanzee, macaque, lemur, capuchin, baboon, gibbon, tamarin, spider monkey, squirrel monkey, howler monkey, bonobo, snow monkey, japanese macaque, pygmy marmoset, sifaka, colobus, vervet, vervet monkey, rhesus monkey, barbary ape, langur, simian, siamang, monkey king, uakari
sloth: three-toed sloth, two-toed sloth
kangaroo: wallaby, joey, roo, tree kangaroo, wallaroo, pademelon, potoroo, rat kangaroo
armadillo: three-banded armadillo, nine-banded armadillo, pink fairy armadillo
robot: android, droid, bot, automaton, mech, robo, robot creature, cyborg, toy robot, mecha, gynoid, humanoid robot, cleaning robot, robot butler, machine person, service droid, war robot, battle robot
clock: alarm clock, cuckoo clock, grandfather clock, carriage clock, pendulum clock, longcase clock, clockface
ghost: spectre, phantom, wraith, poltergeist, spook, spirit, ghostie, ghoul, ghosty, bedsheet ghost, bed sheet ghost, sheet ghost, apparition, banshee, ghostly spirit
slime: blob, ooze, goo, amoeba, jelly blob, slime monster, slime creature, gelatinous cube, jelly creature, blob of slime, slimeling, gooey blob, jelly cube, blob of jelly, gloop, puddle of slime, slime cube, gelatinous blob
cloud: cloudling, thunder cloud, thundercloud, storm cloud, rain cloud, raincloud, cumulus, cloud creature, cloud spirit, cloud being, nimbus, cloud person, cumulonimbus, cloudlet
stone: rock, boulder, pebble, golem, earth elemental, rock person
crystal: geode, quartz, amethyst cluster, crystal elemental, crystalling, crystal golem
star: little star, fallen star, shooting star, star creature, star being, star spirit, fallen star creature
moon: moonling, moon creature, man in the moon, crescent moon creature
flame: flames, fire spirit, flame spirit, fireball, fire, fire elemental, will o the wisp, fire sprite, flame sprite, ember spirit, fire imp, campfire spirit, flame elemental
droplet: water drop, raindrop, dewdrop, water spirit, water droplet, water elemental, drop of water, dew drop, tear drop, teardrop, water creature, water sprite, rain drop, water being
snowman: snow creature, snowperson, snow man, snow golem, snowwoman, snow person, snowlady, snow being
shadow: shade, shadow creature, shadow person, shadowling, creature of shadow, void creature
flowerling: flower creature, flower spirit, flower fairy creature, walking flower, sunflower creature, rose creature, daisy creature, flower person, flower being, flower sprite, blossom spirit, living sunflower, tulip creature, living rose
cactus: cacti, cactuses, potted cactus, cactus in a pot, saguaro, saguaro cactus, prickly pear, prickly pear cactus, barrel cactus, christmas cactus, cactus person, cactus plant, desert cactus
tree: treant, ent, sapling, oak, bonsai, willow, tree creature, oak tree, tree spirit, pine tree, little tree, tree person, tree man, birch tree, elm, sycamore tree, fir tree, tree folk, forest guardian tree, dryad tree, baobab, baobab tree, yew, yew tree, redwood
mushroomling: mushroom creature, toadstool creature, mushroom person, mushroom folk, mushroom spirit, mushroom guy, mushroom man, toadstool person, mushroom being, fungus creature, shroom creature, myconid, mushroom sprite, mushroom friend, toadstool spirit, fungus person, mushroom kin, shroomling
sproutling: seedling, sprout creature, leafling, mandrake, sprout person, sprouting seed, plant creature, leaf creature, walking plant, plant person, living plant, sapling creature, bean sprout creature, mandragora, leaf sprite, leaf spirit, plant being, turnip creature, radish creature, plant sprite
yeti: sasquatch, bigfoot, abominable snowman, abominable snow monster, big foot, snow beast, snow monster, himalayan yeti
machine: engine, contraption, steam machine, calculating machine
`),
}

/**
 * Breeds and wild kinds, by the kind they are drawn as and their look: the colours of coat and front, then coats,
 * markings, features and parts, each after its colour. "apart": its shape cannot be drawn.
 */
export const BREEDS = wordsOf<string>(`
moth mint: luna moth
butterfly black orange wings: monarch, monarch butterfly, painted lady
butterfly black blue wings: blue morpho, morpho butterfly
butterfly black red wings: red admiral
butterfly yellow yellow wings: brimstone butterfly
butterfly white white wings: cabbage white
beetle red black spots: ladybird, ladybug, lady bird, lady bug
beetle unicornhorn: rhinoceros beetle, rhino beetle, hercules beetle
spider black: black widow
fish orange: goldfish
fish white orange patches: koi, koi carp, koi fish
fish orange white bands: clownfish, clown fish
fish blue yellow tail: blue tang
fish crimson white stripes: lionfish
fish black: black moor
fish apart: swordfish, sawfish, catfish
shark grey white: great white, great white shark
shark navy white spots: whale shark
shark grey charcoal stripes: tiger shark
shark tan brown spots: leopard shark, zebra shark
shark apart: hammerhead, hammerhead shark, goblin shark, thresher shark, sawshark
whale white: beluga, beluga whale
whale black white: orca, killer whale
whale grey white unicornhorn: narwhal
seahorse apart: leafy sea dragon, leafy seadragon, weedy seadragon, seadragon
dolphin pink: pink river dolphin
axolotl black yellow spots: fire salamander
axolotl black yellow bands: tiger salamander
axolotl pink: leucistic axolotl
lizard yellow brown spots: leopard gecko
lizard tan spiny: thorny devil, bearded dragon
lizard apart: frilled lizard, frill-necked lizard, blue-tongued skink
snake red black bands: coral snake, milk snake
snake black white bands: king snake, kingsnake, california kingsnake
snake green: green tree python, green mamba
snake black: black mamba
snake apart: cobra, king cobra, rattlesnake
turtle apart: red-eared slider
dinosaur horns apart: triceratops, styracosaurus, triceratops hatchling, torosaurus
dinosaur apart: brontosaurus, diplodocus, brachiosaurus, brachiosaur, apatosaurus, sauropod, ankylosaurus, parasaurolophus, spinosaurus, pachycephalosaurus, dilophosaurus, dimetrodon, corythosaurus
dragon apart: hydra, amphithere, lindworm
bird black: blackbird
bird blue: bluebird, blue jay, bluejay, steller’s jay
bird red: cardinal, cardinal bird, northern cardinal, red cardinal
bird brown red: robin, robin redbreast
bird yellow: canary, canary bird
bird blue orange: kingfisher
bird blue yellow: blue tit, bluetit
bird black white: magpie
bird white grey wings: gull, seagull, herring gull, sea gull
bird black orange: baltimore oriole
bird apart: lyrebird, bird of paradise, hoopoe
owl white: snowy owl
duck white: pekin duck, aylesbury duck
duck apart: mandarin duck, mallard
penguin yellow crest: rockhopper, rockhopper penguin, macaroni penguin
parrot white yellow crest: cockatoo
parrot grey red tail: african grey, african grey parrot, african gray
parrot blue: hyacinth macaw
parrot yellow orange: sun conure
chicken white: leghorn
chicken white fluffy: silkie, silkie hen, silkie chicken
chicken copper: rhode island red
peacock brown apart: peahen
bat white: honduran white bat
mouse white: lab rat, lab mouse
mouse apart: jerboa
squirrel copper: red squirrel
squirrel stripes: chipmunk
rabbit white: arctic hare, snowshoe hare
rabbit black white: dutch rabbit
rabbit fluffy: angora rabbit, angora bunny
rabbit mane: lionhead rabbit, lionhead bunny
rabbit antlers: jackalope
rabbit antlers wings: wolpertinger
rabbit apart: lop, lop rabbit, lop bunny, holland lop, mini lop, english lop
mole apart: star-nosed mole
bear white: polar bear, polar bear cub
bear brown: grizzly, grizzly bear, kodiak, kodiak bear
fox copper: red fox, red fox cub
fox white: arctic fox, snow fox
fox apart: nine-tailed fox, kyuubi, gumiho, bat-eared fox
wolf white: arctic wolf, snow wolf
dog white: samoyed, westie, west highland terrier, bichon frise, bichon, maltese, pyrenean mountain dog
dog copper: irish setter, red setter, vizsla
dog gold: golden retriever, golden lab
dog yellow: yellow lab
dog brown: chocolate lab
dog black: black lab, hellhound, hell hound, barghest
dog grey: weimaraner
dog black tan: rottweiler, rottie, doberman
dog tan black saddle: german shepherd, alsatian
dog white copper patches: st bernard, saint bernard
dog white black spots: dalmatian
dog curly: poodle, standard poodle, toy poodle, miniature poodle
dog shaggy: old english sheepdog, komondor, puli
dog fluffy: pomeranian, chow chow
dog apart: cerberus, chinese crested
cat cream brown mask brown ears brown tail brown feet: siamese, siamese cat, birman, balinese cat, himalayan cat, snowshoe cat, ragdoll, ragdoll cat, tonkinese
cat grey: russian blue, chartreux
cat grey fluffy: pallas cat, manul
cat stripes: tabby
cat black: tuxedo cat, tuxedo kitten, void cat, void kitten, void kitty, bombay cat, cait sith
cat gold brown rosettes: bengal, bengal cat
cat gold black spots: savannah cat, ocicat
cat silver charcoal spots: egyptian mau
cat curly: devon rex, cornish rex, selkirk rex
cat fluffy: persian, persian cat, maine coon, maine coon cat, norwegian forest cat, siberian cat
cat pink apart: sphynx, sphynx cat, sphinx cat, hairless cat
cat apart: manx, manx cat, bobtail cat, japanese bobtail, scottish fold, munchkin cat, nekomata
lion apart: lioness
tiger tusks: sabre-toothed tiger, sabretooth tiger, saber-toothed tiger, sabretooth, smilodon
leopard silver: snow leopard
leopard black: panther, black panther
leopard apart: clouded leopard
raccoon brown: tanuki, raccoon dog
horse white: lipizzaner
horse black: friesian horse
horse gold: palomino, palomino horse, palomino pony
horse brown black tail: bay horse, bay mare, bay pony, bay stallion
horse brown white socks: clydesdale, shire horse
horse white brown spots: appaloosa horse
horse dapples: roan horse, roan pony, roan mare
horse wings: pegasus, winged horse
unicorn wings: alicorn, pegacorn
goat white curly: angora goat
goat white: saanen
sheep horns: ram, bighorn, bighorn sheep, mouflon
sheep white black mask: valais blacknose, blacknose sheep, suffolk sheep
sheep grey: herdwick
sheep black: hebridean sheep
sheep white brown patches: jacob sheep
cow copper shaggy: highland cow, highland cattle, highland calf, highland bull
cow white black patches: friesian, holstein, holstein cow, friesian cow, dairy cow
cow black white bands: belted galloway
cow copper white: hereford
cow tan: jersey cow
cow black: aberdeen angus, angus
pig pink black spots: gloucester old spot, old spot
pig copper: tamworth pig
pig black pink saddle: saddleback pig
pig black: berkshire pig
pig tusks: wild boar, boar, razorback
pig curly: mangalitsa
monkey copper: orangutan, orang-utan, orangutang
monkey black: gorilla, silverback, silverback gorilla
monkey gold: golden lion tamarin
monkey grey white apart: ring-tailed lemur, ringtail lemur
monkey apart: mandrill, proboscis monkey
`)
