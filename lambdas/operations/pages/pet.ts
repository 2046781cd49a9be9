/** Serves a creature as a pet pack and as an animated picture. */
import { petDescription, petId } from '../../domain/accounts/species-draft'
import { sitterOf } from '../../drawing/address'
import type { Sitter } from '../../drawing/portrait'
import type { Answer, Handler, IncomingCall } from '../../http/call'
import { ofMoment } from '../../pages/parts/faces'
import { findCreature } from './creature-page'
import { pictureNotFound } from './faces'

/** Rendering takes a second, and the picture changes only as the creature grows. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400'

async function petReply(
  call: IncomingCall,
  id: string,
  type: string,
  make: (sitter: Sitter, name: string) => Promise<Uint8Array>,
): Promise<Answer> {
  const found = await findCreature(call, id)
  const sitter = found && sitterOf(ofMoment(found.moment).path)
  if (!found || !sitter || sitter.stage === 'egg') return pictureNotFound
  const body = await make(sitter, found.moment.creature.name)
  return {
    body,
    headers: { 'Content-Type': type, 'Cache-Control': CACHE_CONTROL, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  }
}

export const pet: Handler<'pet'> = (call) =>
  petReply(call, call.params.id, 'application/zip', async (sitter, name) => {
    const { petPack } = await import('./pet-pack')
    const about = { displayName: name, description: petDescription(name, sitter.species.name) }
    return petPack({ id: petId(name, sitter.id), ...about }, sitter, call.query.version)
  })

export const pet_sheet: Handler<'pet_sheet'> = (call) =>
  petReply(call, call.params.id, 'image/png', async (sitter) => {
    const { petSheet } = await import('./pet-pack')
    return petSheet(sitter, call.query.version)
  })

export const moving: Handler<'moving'> = (call) =>
  petReply(call, call.params.id, 'image/png', async (sitter) => {
    const { movingPicture } = await import('./pet-pack')
    return movingPicture(sitter)
  })
