import { authorization } from '@/api/connection'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { useWhoPlays } from './who-plays'

const PlayerDock = lazyPart(async () => {
  const [module] = await Promise.all([import('./player-dock'), loadTexts(['player'])])
  return { default: module.PlayerDock }
})

// Stands in the frame: the player is fetched when something is first played.
export function PlayerHost() {
  const plays = useWhoPlays(({ plays, caller }) => plays && caller === authorization())
  return plays ? <PlayerDock /> : null
}
