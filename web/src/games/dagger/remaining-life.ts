/** Return the remaining life of a hero or enemy, never below 0. */
export const lifeLeft = (one: { life: number; damage: number }): number => Math.max(0, one.life - one.damage)
