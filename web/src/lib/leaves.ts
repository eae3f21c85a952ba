// Nested records as a flat list of their leaves, named with dots: { location: { city } } has the leaf "location.city".

type Tree = { [key: string]: unknown }

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

export function leavesOf(tree: object, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  for (const [key, value] of Object.entries(tree)) {
    if (!isTree(value)) leaves.set(prefix + key, value)
    else for (const [name, leaf] of leavesOf(value, `${prefix}${key}.`)) leaves.set(name, leaf)
  }
  return leaves
}

// Puts a value at a dotted name, making the branches on the way.
export function setLeaf(tree: object, name: string, value: unknown): void {
  const keys = name.split('.')
  const last = keys.pop() as string
  let branch = tree as Tree
  for (const key of keys) {
    if (!isTree(branch[key])) branch[key] = {}
    branch = branch[key] as Tree
  }
  branch[last] = value
}

export function sameLeaf(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

// Whether two records of one shape say the same.
export function sameLeaves(a: object, b: object): boolean {
  const others = leavesOf(b)
  return [...leavesOf(a)].every(([name, leaf]) => sameLeaf(leaf, others.get(name)))
}
