/** Appends a text completely or not at all. On a full disk a part may be written; the next line would continue it. */
import { fstatSync, ftruncateSync, writeSync } from 'node:fs'

/** Returns the new size of the file. */
export function appendWhole(descriptor: number, text: string, size = fstatSync(descriptor).size): number {
  const bytes = Buffer.from(text)
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done)
    return size + bytes.length
  } catch (error) {
    ftruncateSync(descriptor, size)
    throw error
  }
}
