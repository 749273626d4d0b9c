/** Which changes are shown. */
export interface ChangesState {
  /** Whether waiting changes are shown; decided ones otherwise. */
  isWaiting: boolean;
  /** Only the changes of this account. */
  userId: number | undefined;
  /** From 1. */
  page: number;
}

const parsePositive = (text: string | null) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined;
};

/** Returns which changes a query shows; invalid parameters are ignored. */
export function parseChangesQuery(address: URLSearchParams): ChangesState {
  return {
    isWaiting: address.get('state') !== 'over',
    userId: parsePositive(address.get('user')),
    page: parsePositive(address.get('page')) ?? 1,
  };
}

/** Returns the query of the shown changes, without default values. */
export function buildChangesQuery({ isWaiting, userId, page }: ChangesState): URLSearchParams {
  return new URLSearchParams({
    ...(isWaiting ? {} : { state: 'over' }),
    ...(userId === undefined ? {} : { user: String(userId) }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
}
