import { atom, useAtom } from 'jotai';
import { portalStore } from './store.ts';

/** Values of the fields of a form by their names. */
type Answers = Readonly<Record<string, string>>;

const noAnswers: Answers = {};

// In memory only: nothing that was typed is stored where the next user of the browser could read it.
const unsentAtom = atom<Readonly<Record<string, Answers>>>({});

/** Returns what was typed into a form and not sent, and its setter; it is kept while other pages are shown. */
export function useUnsentAnswers(formKey: string) {
  const [all, setAll] = useAtom(unsentAtom, { store: portalStore });
  const setAnswers = (answers: Answers) => setAll((now) => ({ ...now, [formKey]: answers }));
  return [all[formKey] ?? noAnswers, setAnswers] as const;
}
