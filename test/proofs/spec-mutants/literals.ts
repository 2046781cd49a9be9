/** Every literal of a source file that can be changed: its place, the names around it, and what it becomes. */
import { parseSync } from '@swc/core'

export interface Literal {
  /** From the repository's root. */
  file: string
  line: number
  /** Names of the constants, functions and fields around it, outermost first. */
  path: readonly string[]
  kind: 'number' | 'text' | 'boolean' | 'field'
  /** Evaluated when the file is loaded, not when one of its functions is called. */
  atLoad: boolean
  start: number
  end: number
  /** The expression that is evaluated when the literal is used; null for `{ name }`, which has none of its own. */
  expression: { start: number; end: number } | null
  was: string
  becomes: string
}

interface Node {
  type: string
  span: { start: number; end: number }
}

type Tree = Node & Record<string, unknown>

interface Place {
  path: readonly string[]
  atLoad: boolean
  /** The tag before a template, which is evaluated with it. */
  tagged?: Node
}

/** In front of the source, so that the first node tells where swc begins to count. */
const MARK = ';'

/** Declared in types only, or names of files. */
const WITHOUT_VALUES = /^(Ts(?!As|Satisfies|NonNull|Const|Instantiation)|Import|ExportAll|NamedExports)/
const FUNCTIONS = /^(Function|Arrow|Class|ObjectMethod|MethodProperty|GetterProperty|SetterProperty)/

export function literalsOf(file: string, source: string): Literal[] {
  const { body } = parseSync(MARK + source, { syntax: 'typescript', target: 'es2022' })
  const bytes = Buffer.from(MARK + source)
  const first = (body[0] as Node).span.start
  const found: Literal[] = []
  const offset = (position: number): number => bytes.subarray(0, position - first).toString().length - MARK.length
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length

  const placeOf = ({ span }: Node) => ({ start: offset(span.start), end: offset(span.end) })
  const add = (
    node: Node,
    { path, atLoad }: Place,
    kind: Literal['kind'],
    change: (was: string) => string | null,
    evaluated: Node | null = node,
  ) => {
    const { start, end } = placeOf(node)
    const was = source.slice(start, end)
    const becomes = change(was)
    if (becomes === null || becomes === was) return
    const expression = evaluated && placeOf(evaluated)
    found.push({ file, line: lineOf(start), path, kind, atLoad, start, end, expression, was, becomes })
  }

  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, place)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const node = value as Tree
    if (typeof node.type === 'string') visitNode(node, place)
    else for (const one of Object.values(node)) visit(one, place)
  }

  const visitNode = (node: Tree, place: Place): void => {
    if (!WITHOUT_VALUES.test(node.type)) (visitors[node.type] ?? visitParts)(node, place)
  }

  const visitParts = (node: Tree, place: Place): void => {
    const deeper = FUNCTIONS.test(node.type) ? { ...place, atLoad: false } : place
    for (const [name, part] of Object.entries(node)) if (!TYPES.includes(name)) visit(part, deeper)
  }

  const visitDeclaration = (node: Tree, place: Place): void => {
    const { value = '' } = (node.id ?? node.identifier ?? {}) as { value?: string }
    visitParts(node, inside(place, value))
  }

  const visitors: Readonly<Record<string, (node: Tree, place: Place) => void>> = {
    NumericLiteral: (node, place) => add(node, place, 'number', () => changedNumber(node.value as number)),
    BooleanLiteral: (node, place) => add(node, place, 'boolean', () => String(!node.value)),
    StringLiteral: (node, place) => add(node, place, 'text', changedText),
    TemplateLiteral(node, { tagged, ...around }) {
      for (const words of node.quasis as Node[]) add(words, around, 'text', changedWords, tagged ?? node)
      visit(node.expressions, around)
    },
    TaggedTemplateExpression(node, place) {
      visit(node.tag, place)
      visit(node.template, { ...place, tagged: node })
    },
    CallExpression(node, place) {
      const { type, value } = node.callee as Node & { value?: string }
      const namesFile = type === 'Import' || value === 'require'
      if (!namesFile) visitParts(node, place)
    },
    KeyValueProperty(node, place) {
      const key = node.key as Node & { value?: unknown }
      const value = node.value as Node
      const named = inside(place, String(key.value ?? ''))
      if (key.type === 'Identifier') add(key, named, 'field', (was) => `${was}_x`, value)
      if (key.type === 'StringLiteral') add(key, named, 'field', (was) => was.replace(/(.)$/, '_x$1'), value)
      visit(value, named)
    },
    ObjectExpression(node, place) {
      for (const field of node.properties as (Node & { value: string })[])
        if (field.type === 'Identifier')
          add(field, inside(place, field.value), 'field', (was) => `${was}_x: ${was}`, null)
      visitParts(node, place)
    },
    VariableDeclarator: visitDeclaration,
    FunctionDeclaration: visitDeclaration,
    ClassDeclaration: visitDeclaration,
  }

  visit(body.slice(1), { path: [], atLoad: true })
  return found
}

const TYPES = [
  'typeAnnotation',
  'typeParams',
  'typeParameters',
  'typeArguments',
  'returnType',
  'span',
  'superTypeParams',
]

const inside = (place: Place, name: string): Place => (name ? { ...place, path: [...place.path, name] } : place)

/** Whole numbers grow by one, others by a tenth. */
function changedNumber(value: number): string {
  return String(Number.isInteger(value) ? value + 1 : Number((value * 1.1).toPrecision(12)))
}

/** A sentence loses its last word; a word, such as one of a list of values, gets another ending. */
function changedWords(text: string): string | null {
  if (!/[A-Za-z]/.test(text)) return null
  const shorter = text.replace(/(\S)\s+\S+(\s*)$/, '$1$2')
  return shorter === text ? text.replace(/(\s*)$/, '_x$1') : shorter
}

function changedText(quoted: string): string | null {
  const [quote, text] = [quoted[0], quoted.slice(1, -1)]
  if (text === '') return `${quote}x${quote}`
  const changed = changedWords(text)
  return changed === null ? `${quote}${text}x${quote}` : `${quote}${changed}${quote}`
}
