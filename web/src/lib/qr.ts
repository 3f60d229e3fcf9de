/**
 * Encodes a text as a QR code (ISO/IEC 18004) in byte mode. Versions 1 to 6 use error correction level M, which is
 * enough for the link to a table. Longer texts of up to 1273 bytes use level L in versions 7 to 25.
 */

/** By version: error correction codewords per block, and the number of blocks. */
const BLOCKS: [number, number][] = [
  ...([[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4]] as [number, number][]),
  ...([[20, 2], [24, 2], [30, 2], [18, 4], [20, 4], [24, 4], [26, 4], [30, 4], [22, 6], [24, 6]] as [number, number][]),
  ...([[28, 6], [30, 6], [28, 7], [28, 8], [28, 8], [28, 9], [30, 9], [30, 10], [26, 12]] as [number, number][]),
]
const VERSIONS_M = 6
const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Return the rows of the code, true for dark modules, or null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= room(index + 1)) + 1
  if (version === 0) return null
  const codewords = interleaved(bytes, version)
  const drawn = MASKS.map((_, mask) => draw(version, codewords, mask)).map((code) => ({ code, penalty: penalty(code) }))
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).code
}

/** Return the number of codewords that fit beside the function patterns. */
function codewordsOf(version: number): number {
  const aligning = version > 1 ? Math.floor(version / 7) + 2 : 0
  const free = (16 * version + 128) * version + 64 - (aligning ? (25 * aligning - 10) * aligning - 55 : 0) - (version > 6 ? 36 : 0)
  return Math.floor(free / 8)
}

/** Return the number of data codewords. */
function room(version: number): number {
  const [correcting, blocks] = BLOCKS[version - 1]!
  return codewordsOf(version) - correcting * blocks
}

/** Return the codewords: mode, length, bytes and padding, then the blocks and their error correction interleaved. */
function interleaved(bytes: number[], version: number): number[] {
  const [correcting, blocks] = BLOCKS[version - 1]!
  const size = room(version)
  const long = version > 9 ? [bytes.length >> 12, (bytes.length >> 8) & 15] : []
  const nibbles = [4, ...long, (bytes.length >> 4) & 15, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data = Array.from({ length: nibbles.length / 2 }, (_, index) => (nibbles[2 * index]! << 4) | nibbles[2 * index + 1]!)
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad)
  // If the blocks are not equally long, the last ones are one codeword longer.
  const start = (block: number) => block * Math.floor(size / blocks) + Math.max(0, block - (blocks - (size % blocks)))
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(start(block), start(block + 1)))
  const checks = parts.map((part) => remainder(part, correcting))
  const inTurn = (lists: number[][]) => lists.at(-1)!.flatMap((_, index) => lists.flatMap((list) => list[index] ?? []))
  return [...inTurn(parts), ...inTurn(checks)]
}

/** Return the Reed-Solomon codewords: the remainder of the part divided by the generator polynomial of that degree. */
function remainder(part: number[], degree: number): number[] {
  let divisor = [1]
  for (let root = 0, power = 1; root < degree; root++, power = times(power, 2)) {
    divisor = [...divisor, 0].map((factor, index) => factor ^ (index ? times(divisor[index - 1]!, power) : 0))
  }
  const rest = [...part, ...Array<number>(degree).fill(0)]
  part.forEach((_, at) => {
    const factor = rest[at]!
    divisor.forEach((one, index) => (rest[at + index]! ^= times(one, factor)))
  })
  return rest.slice(part.length)
}

/** Multiply in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((other >> bit) & 1 ? one : 0)
  return product
}

function draw(version: number, codewords: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const put = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) cells[row]![column] = dark
  }
  /** Draw a finder or alignment pattern around a module, dark at these distances from it. */
  const square = (row: number, column: number, reach: number, dark: number[]) => {
    for (let down = -reach; down <= reach; down++) for (let right = -reach; right <= reach; right++) put(row + down, column + right, dark.includes(Math.max(Math.abs(down), Math.abs(right))))
  }
  for (let at = 8; at < size - 8; at++) [put(6, at, at % 2 === 0), put(at, 6, at % 2 === 0)]
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, [0, 1, 3])
  const corner = (at: number) => at === 6 || at === size - 7
  for (const row of alignment(version)) for (const column of alignment(version)) if (!corner(row) || !corner(column) || row + column === 2 * size - 14) square(row, column, 2, [0, 2])
  writeFormat(put, size, mask, version <= VERSIONS_M ? 0 : 1)
  if (version > 6) writeVersion(put, size, version)
  let bit = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right-- // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (cells[row]![column] !== undefined) continue
        const dark = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
        bit++
        cells[row]![column] = (dark === 1) !== MASKS[mask]!(row, column)
      }
    }
  }
  return cells as boolean[][]
}

/** Return the centre coordinates of the alignment patterns, the same in both directions. */
function alignment(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => 4 * version + 10 - step * (count - 2 - index))]
}

/** Write the format information twice (level M is 0, L is 1, then the mask) with its BCH code, and the dark module. */
function writeFormat(put: (row: number, column: number, dark: boolean) => void, size: number, mask: number, level: number): void {
  const told = (level << 3) | mask
  let rest = told << 10
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  const format = ((told << 10) | rest) ^ 0x5412
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark)
    put(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark)
  }
  put(size - 8, 8, true)
}

/** Write the version twice, with its BCH code. */
function writeVersion(put: (row: number, column: number, dark: boolean) => void, size: number, version: number): void {
  let rest = version << 12
  for (let bit = 17; bit >= 12; bit--) if ((rest >> bit) & 1) rest ^= 0x1f25 << (bit - 12)
  const told = (version << 12) | rest
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((told >> bit) & 1) === 1
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
    put(far, near, dark)
    put(near, far, dark)
  }
}

/** Return the penalty score: runs and squares of one colour, finder-like patterns, and an uneven share of dark. */
function penalty(code: boolean[][]): number {
  const lines = [...code, ...code.map((_, column) => code.map((row) => row[column]!))].map((line) => line.map(Number).join(''))
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  const corners = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0), 0)
  let squares = 0
  for (let row = 1; row < code.length; row++) {
    for (let column = 1; column < code.length; column++) {
      const dark = code[row]![column]
      if (dark === code[row - 1]![column] && dark === code[row]![column - 1] && dark === code[row - 1]![column - 1]) squares++
    }
  }
  const dark = code.flat().filter(Boolean).length / code.length ** 2
  return runs + 3 * squares + 40 * corners + 10 * Math.floor(Math.abs(dark * 20 - 10))
}
