/** All built-in species, in the order of public lists. */

import { ARCHIVE } from './ai-native/archive'
import { BLOB } from './ai-native/blob'
import { CACTUS } from './ai-native/cactus'
import { CHONK } from './ai-native/chonk'
import { CIPHER } from './ai-native/cipher'
import { DRIFT } from './ai-native/drift'
import { ECHO } from './ai-native/echo'
import { ENTROPY } from './ai-native/entropy'
import { GHOST } from './ai-native/ghost'
import { HYDRA } from './ai-native/hydra'
import { LATTICE } from './ai-native/lattice'
import { MIRROR } from './ai-native/mirror'
import { MUSHROOM } from './ai-native/mushroom'
import { NULL_CREATURE } from './ai-native/null-creature'
import { OUROBOROS } from './ai-native/ouroboros'
import { PHOENIX } from './ai-native/phoenix'
import { QUANTUM } from './ai-native/quantum'
import { RESIDUE } from './ai-native/residue'
import { ROBOT } from './ai-native/robot'
import { SINGULARITY } from './ai-native/singularity'
import { TESSERACT } from './ai-native/tesseract'
import { VOID } from './ai-native/void'
import { BENGAL } from './cat/bengal'
import { CALICO } from './cat/calico'
import { CARACAL } from './cat/caracal'
import { HOUSECAT } from './cat/housecat'
import { LYNX } from './cat/lynx'
import { MAINE_COON } from './cat/maine-coon'
import { MUNCHKIN } from './cat/munchkin'
import { PERSIAN } from './cat/persian'
import { RAGDOLL } from './cat/ragdoll'
import { SAVANNAH } from './cat/savannah'
import { SERVAL } from './cat/serval'
import { SIAMESE } from './cat/siamese'
import { SNOW_LEOPARD } from './cat/snow-leopard'
import { SPHINX } from './cat/sphinx'
import { TABBY } from './cat/tabby'
import { TUXEDO } from './cat/tuxedo'
import { AKITA } from './dog/akita'
import { BASENJI } from './dog/basenji'
import { BEAGLE } from './dog/beagle'
import { BORDER_COLLIE } from './dog/border-collie'
import { DIRE_WOLF } from './dog/dire-wolf'
import { FENNEC_FOX } from './dog/fennec-fox'
import { FRENCHIE } from './dog/frenchie'
import { GREYHOUND } from './dog/greyhound'
import { HUSKY } from './dog/husky'
import { LAB } from './dog/lab'
import { MALINOIS } from './dog/malinois'
import { MANED_WOLF } from './dog/maned-wolf'
import { PITBULL } from './dog/pitbull'
import { RETRIEVER } from './dog/retriever'
import { SHIBA } from './dog/shiba'
import { TERRIER } from './dog/terrier'
import { WOLFHOUND } from './dog/wolfhound'
import { AXOLOTL } from './exotic/axolotl'
import { CAPYBARA } from './exotic/capybara'
import { CHAMELEON } from './exotic/chameleon'
import { DRAGON } from './exotic/dragon'
import { DUCK } from './exotic/duck'
import { FERRET } from './exotic/ferret'
import { GOOSE } from './exotic/goose'
import { HAMSTER } from './exotic/hamster'
import { HEDGEHOG } from './exotic/hedgehog'
import { JACKRABBIT } from './exotic/jackrabbit'
import { KINKAJOU } from './exotic/kinkajou'
import { KRAKEN } from './exotic/kraken'
import { LEVIATHAN } from './exotic/leviathan'
import { OCTOPUS } from './exotic/octopus'
import { OWL } from './exotic/owl'
import { PANGOLIN } from './exotic/pangolin'
import { PARROT } from './exotic/parrot'
import { PENGUIN } from './exotic/penguin'
import { RABBIT } from './exotic/rabbit'
import { SNAIL } from './exotic/snail'
import { SUGAR_GLIDER } from './exotic/sugar-glider'
import { THUNDERBIRD } from './exotic/thunderbird'
import { TORTOISE } from './exotic/tortoise'
import { TURTLE } from './exotic/turtle'
import type { Species } from './species'

export const SPECIES: readonly Species[] = [
  HOUSECAT,
  TABBY,
  CALICO,
  TUXEDO,
  MAINE_COON,
  SIAMESE,
  PERSIAN,
  SPHINX,
  SAVANNAH,
  BENGAL,
  RAGDOLL,
  MUNCHKIN,
  SNOW_LEOPARD,
  SERVAL,
  CARACAL,
  LYNX,
  RETRIEVER,
  BEAGLE,
  LAB,
  TERRIER,
  FRENCHIE,
  BORDER_COLLIE,
  HUSKY,
  GREYHOUND,
  PITBULL,
  AKITA,
  SHIBA,
  WOLFHOUND,
  MALINOIS,
  DIRE_WOLF,
  BASENJI,
  MANED_WOLF,
  FENNEC_FOX,
  FERRET,
  HAMSTER,
  RABBIT,
  HEDGEHOG,
  PARROT,
  OWL,
  CHAMELEON,
  TORTOISE,
  TURTLE,
  JACKRABBIT,
  OCTOPUS,
  AXOLOTL,
  SUGAR_GLIDER,
  KINKAJOU,
  PANGOLIN,
  DUCK,
  SNAIL,
  GOOSE,
  PENGUIN,
  CAPYBARA,
  DRAGON,
  KRAKEN,
  THUNDERBIRD,
  LEVIATHAN,
  ECHO,
  DRIFT,
  MIRROR,
  CIPHER,
  PHOENIX,
  VOID,
  QUANTUM,
  ARCHIVE,
  BLOB,
  CHONK,
  MUSHROOM,
  CACTUS,
  GHOST,
  ROBOT,
  HYDRA,
  RESIDUE,
  LATTICE,
  ENTROPY,
  SINGULARITY,
  TESSERACT,
  OUROBOROS,
  NULL_CREATURE,
]
