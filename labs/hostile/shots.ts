import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import type { Shot } from './evidence.ts'
import { Random, seedOf } from './random.ts'
import type { Answer } from './raw-exchange.ts'
import type { SentBytes, Target } from './target.ts'

/** Every attack of the folder. */
export async function loadAttacks(): Promise<Attack[]> {
  const folder = new URL('./attacks/', import.meta.url)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return modules.map(({ attack }: { attack: Attack }) => attack)
}

export interface ShooterOptions {
  attacks: readonly Attack[]
  target: Target
  seed: number
  onAnswer: (shot: Shot, sent: SentBytes, answer: Answer) => void
}

/** Attackers at the same time. */
const WORKERS = 6
const MAX_SHOTS_A_SECOND = 50
/** How many finished shots are remembered: one of them may have caused a crash a moment later. */
const REMEMBERED = 30

/** Sends attack after attack, each with a seed of its own, in an order that depends on the run's seed alone. */
export class Shooter {
  /** How often each attack was sent. */
  readonly turns = new Map<string, number>()
  readonly #options: ShooterOptions
  readonly #schedule: Attack[]
  readonly #underWay = new Set<Shot>()
  #finished: Shot[] = []
  #count = 0

  constructor(options: ShooterOptions) {
    this.#options = options
    const random = new Random(options.seed)
    this.#schedule = options.attacks
      .flatMap((attack) => Array.from({ length: attack.weight ?? 1 }, () => attack))
      .map((attack) => ({ attack, at: random.next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ attack }) => attack)
  }

  get count(): number {
    return this.#count
  }

  /** The shots under way and the last finished ones, newest first. */
  recent(): Shot[] {
    return [...this.#underWay, ...this.#finished.toReversed()]
  }

  /** Each attack once. */
  async once(): Promise<void> {
    for (const attack of this.#options.attacks) await this.#send(attack)
  }

  /** Sends attacks for so many seconds, or until `isOver`. */
  async run(seconds: number, isOver: () => boolean): Promise<void> {
    const deadline = Date.now() + seconds * 1000
    const work = async () => {
      while (Date.now() < deadline && !isOver()) {
        const start = performance.now()
        await this.#send(this.#schedule[this.#count % this.#schedule.length])
        const rest = (WORKERS * 1000) / MAX_SHOTS_A_SECOND - (performance.now() - start)
        if (rest > 0) await sleep(rest)
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, work))
  }

  async #send(attack: Attack | undefined): Promise<void> {
    if (!attack) throw new Error('There are no attacks')
    const turn = this.turns.get(attack.name) ?? 0
    this.turns.set(attack.name, turn + 1)
    const seed = seedOf(this.#options.seed, this.#count)
    this.#count += 1
    const shot: Shot = { attack: attack.name, seed, turn, sent: [] }
    const target = this.#options.target.fork(
      (sent, answer) => this.#options.onAnswer(shot, sent, answer),
      shot.sent,
    )
    this.#underWay.add(shot)
    try {
      await attack.send(new Random(seed), target, turn)
    } finally {
      this.#underWay.delete(shot)
      this.#finished = [...this.#finished.slice(1 - REMEMBERED), shot]
    }
  }
}
