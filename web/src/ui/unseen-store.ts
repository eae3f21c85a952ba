import { create } from 'zustand'

// What is new to who is signed in: how much, and how much of it the entries of the menu lead to, by their ids.
type UnseenStore = { count: number; at: Readonly<Record<string, number>> }

export const nothingNew: UnseenStore = { count: 0, at: {} }

export const useUnseen = create<UnseenStore>(() => nothingNew)

// The name of the browser's tab, with how much is new before it.
export function useTabTitle(title: string): string {
  const count = useUnseen((state) => state.count)
  return count > 0 ? `(${shortCount(count)}) ${title}` : title
}

// The name of the page in the browser's tab.
export function pageTitle(): string {
  return document.title.replace(/^\(\d+\+?\) /, '')
}

export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
