import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

const key = 'faqVotes';
const maxVotes = 200;

/** The slugs of the answers on which this browser has voted, also where it refuses storage; not how it voted. */
export const faqVotesAtom = atom<readonly string[]>(readText('local', key)?.split(' ') ?? []);

/** Stores that this browser has voted on the answer with a slug. */
export function saveFaqVote(slug: string): void {
  const votes = [...portalStore.get(faqVotesAtom), slug].slice(-maxVotes);
  portalStore.set(faqVotesAtom, votes);
  writeText('local', key, votes.join(' '));
}
