/** The life that is left to a hero or an enemy: a blow may be harder than what there is. */
export const lifeLeft = (one: { life: number; damage: number }): number => Math.max(0, one.life - one.damage)
