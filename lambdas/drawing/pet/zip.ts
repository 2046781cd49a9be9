/** Writes an uncompressed zip. */
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** 1 January 1980: a fixed date, so that the same files give the same bytes. */
const DATE = 0x21

/** The fields common to both headers of a file. */
function facts({ name, bytes }: ZipEntry): Buffer {
  const data = Buffer.alloc(26)
  data.writeUInt16LE(20, 0)
  // Flag: names are UTF-8.
  data.writeUInt16LE(0x800, 2)
  data.writeUInt16LE(DATE, 8)
  data.writeUInt32LE(crc32(bytes), 10)
  data.writeUInt32LE(bytes.length, 14)
  data.writeUInt32LE(bytes.length, 18)
  data.writeUInt16LE(Buffer.byteLength(name), 22)
  return data
}

export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const listed: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts(entry), name, entry.bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    listed.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts(entry), place, name]))
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
