/** What is said of starting kits. */
export const KIT = {
  kits: 'Starting kit, packed and fitting',
  holds: {
    hunter: 'Bow, dagger, leather, pack',
    rider: 'Sword, shield, mail, helmet',
    levy: 'Spear, shield, leather',
    healer: 'Bandages, staff, pack',
    traveller: 'Staff, food, water, pack',
    emptyHands: 'Pack it yourself later',
  },
} as const;
