import type { Output, UserType, RoutingSession } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { clearSessionStorage, readText, removeText, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

/** The session storage keys of spec 3; `tokan` is the specification's spelling of token. */
export const sessionKeys = [
  'tokan',
  'userId',
  'userRoleId',
  'userType',
  'fullName',
  'isLoggedIn',
  'userName',
  'emailId',
  'mobileNo',
  'districtCode',
  'tahasilCode',
  'userRoleType',
  'isFirstLogin',
] as const;

/**
 * `needsFactor` is stored only while a second factor has to be set up, `theme` only if it is dark, `dataRights` only
 * for officers whose role lacks a right.
 */
type StoredSession = Record<(typeof sessionKeys)[number], string> & {
  needsFactor?: string;
  theme?: string;
  dataRights?: string;
};

/** The signed-in user; `token` authorises guarded calls and is stored as `tokan`. */
export interface Session extends RoutingSession {
  token: string;
  userId: number;
  userRoleId: number;
  fullName: string;
  userName: string;
  emailId: string;
  mobileNo: string;
  districtCode: string;
  tahasilCode: string;
  userRoleType: string;
  /** The dark theme of the account. */
  theme?: 'dark' | undefined;
  /** The rights to data of an officer whose role lacks one; undefined for others. */
  dataRights?: string[] | undefined;
}

type LoginSuccess = Extract<Output<'login'>, { result: string }>;

/** Returns the session of a successful login; the wire's `userRollId` becomes `userRoleId`. */
export function toSession(answer: LoginSuccess): Session {
  const { status: _status, result, userRollId, ...details } = answer;
  // Language and text size are the browser's own; the page that logs in applies them.
  const { pageLanguage: _language, textSize: _size, ...user } = details;
  return { ...user, token: result, userRoleId: userRollId };
}

/** Returns the name in the welcome line: the full name, else the login name (spec 2.2). */
export const welcomeName = ({ fullName, userName }: Session): string => fullName.trim() || userName;

/** Returns the texts that session storage contains for a session. */
export function toStoredSession({
  token,
  isFirstLogin,
  needsFactor,
  theme,
  dataRights,
  ...user
}: Session): StoredSession {
  return {
    ...user,
    tokan: token,
    userId: String(user.userId),
    userRoleId: String(user.userRoleId),
    isLoggedIn: '1',
    isFirstLogin: String(isFirstLogin),
    ...(needsFactor === 1 ? { needsFactor: '1' } : {}),
    ...(theme === 'dark' ? { theme } : {}),
    ...(dataRights === undefined ? {} : { dataRights: dataRights.join() }),
  };
}

/** Parses a stored session; returns undefined without a token or a user. */
export function parseStoredSession(read: (key: keyof StoredSession) => string | undefined) {
  const token = read('tokan');
  const userId = Number(read('userId'));
  if (token === undefined || token === '' || !Number.isSafeInteger(userId)) return undefined;
  const rights = read('dataRights');
  const session: Session = {
    token,
    userId,
    userRoleId: Number(read('userRoleId')),
    // An unknown stored type is kept; the area rule redirects it to the root.
    userType: read('userType') as UserType,
    fullName: read('fullName') ?? '',
    userName: read('userName') ?? '',
    emailId: read('emailId') ?? '',
    mobileNo: read('mobileNo') ?? '',
    districtCode: read('districtCode') ?? '',
    tahasilCode: read('tahasilCode') ?? '',
    userRoleType: read('userRoleType') ?? '',
    isFirstLogin: read('isFirstLogin') === '1' ? 1 : 0,
    ...(read('needsFactor') === '1' ? { needsFactor: 1 } : {}),
    ...(read('theme') === 'dark' ? { theme: 'dark' } : {}),
    ...(rights === undefined ? {} : { dataRights: rights.split(',').filter(Boolean) }),
  };
  return session;
}

const storedSessionAtom = atom(parseStoredSession((key) => readText('session', key)));

/** The session of this tab; undefined for a visitor. */
export const sessionAtom = atom((get) => get(storedSessionAtom));

/** The token of the session; it changes with each login. */
export const sessionTokenAtom = atom((get) => get(storedSessionAtom)?.token);

/** Returns the session outside components. */
export const getSession = () => portalStore.get(storedSessionAtom);

/** Starts a session and stores it for this tab (spec 3). */
export function startSession(session: Session): void {
  for (const key of ['needsFactor', 'theme', 'dataRights']) removeText('session', key);
  for (const [key, text] of Object.entries(toStoredSession(session)))
    writeText('session', key, text);
  portalStore.set(storedSessionAtom, session);
}

/** Ends the session on this tab: session storage is cleared (spec 4). */
export function endSession(): void {
  clearSessionStorage();
  portalStore.set(storedSessionAtom, undefined);
}

/** Updates details of the signed-in user in the session; does nothing for a visitor. */
export function updateSession(changes: Partial<Omit<Session, 'token' | 'userId'>>): void {
  const session = getSession();
  if (session !== undefined) startSession({ ...session, ...changes });
}
