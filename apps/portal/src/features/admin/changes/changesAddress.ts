/** Which changes are shown. */
export interface ChangesState {
  /** Waiting ones, else those that are over. */
  isWaiting: boolean;
  /** Only those of one account. */
  userId: number | undefined;
  /** From 1. */
  page: number;
}

const numberIn = (text: string | null) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined;
};

/** Reads which changes an address shows; what makes no sense counts as not said. */
export function readChangesAddress(address: URLSearchParams): ChangesState {
  return {
    isWaiting: address.get('state') !== 'over',
    userId: numberIn(address.get('user')),
    page: numberIn(address.get('page')) ?? 1,
  };
}

/** Writes which changes are shown to an address, what is usual left out. */
export function changesAddress({ isWaiting, userId, page }: ChangesState): URLSearchParams {
  return new URLSearchParams({
    ...(isWaiting ? {} : { state: 'over' }),
    ...(userId === undefined ? {} : { user: String(userId) }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}
