/** Every line the house speaks from a list, by what it is told of. In a bundle it is read from a file when first asked for. */
import * as behavior from './lines/behavior'
import * as seen from './lines/care-seen'
import * as told from './lines/care-told'
import * as comings from './lines/comings'
import * as epitaph from './lines/epitaph'
import * as families from './lines/families'
import * as milestones from './lines/milestones'
import * as refusal from './lines/refusal'
import * as silent from './lines/silent'
import * as soul from './lines/soul'
import * as verdict from './lines/verdict'

const ALL = { behavior, comings, refusal, verdict, seen, told, epitaph, families, milestones, silent, soul }

export const book = () => ALL
