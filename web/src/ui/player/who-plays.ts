import { create } from 'zustand'

// Whether something plays, and who asked for it: nobody else who signs in at this browser hears it. It is all that the
// frame knows of the player.
export const useWhoPlays = create<{ plays: boolean; caller: string | null }>(() => ({
  plays: false,
  caller: null,
}))
