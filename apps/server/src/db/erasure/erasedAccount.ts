const prefix = 'erased-';

/** Returns the login name of an erased account, with which nobody can log in. */
export const toErasedLogin = (userId: number): string => `${prefix}${userId}`;

/** Returns whether a login name is that of an erased account. */
export const isErasedLogin = (loginId: string): boolean => loginId.startsWith(prefix);
