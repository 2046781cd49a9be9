/**
 * The meaning of every field in requests and responses, one line each in glossary.json. A field with several meanings is
 * prefixed with its owner: `owner.field`.
 */
import { capitalize } from '../../domain/words'
import { careActionList } from '../../species/care-actions'
import meanings from './glossary.json'

export const GLOSSARY: Readonly<Record<string, string>> = {
  ...meanings,
  action: `${capitalize(careActionList('or'))}.`,
}
