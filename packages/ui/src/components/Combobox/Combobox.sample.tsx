import { useEffect, useState } from 'react';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

/** Names of mouzas in two scripts. */
export const mouzas = [
  ['Balipada', 'ବାଲିପଡ଼ା'],
  ['Bhubanpur', 'ଭୁବନପୁର'],
  ['Bhubanpur Patna', 'ଭୁବନପୁର ପାଟଣା'],
  ['Chandapur', 'ଚାନ୍ଦପୁର'],
  ['Delanga', 'ଡେଲାଙ୍ଗ'],
  ['Gopalpur', 'ଗୋପାଳପୁର'],
  ['Gopalpur Patna', 'ଗୋପାଳପୁର ପାଟଣା'],
  ['Haripur', 'ହରିପୁର'],
  ['Jagannathpur', 'ଜଗନ୍ନାଥପୁର'],
  ['Kakatpur', 'କାକଟପୁର'],
  ['Malatipatpur', 'ମାଳତୀପାଟପୁର'],
  ['Naranpur', 'ନାରଣପୁର'],
  ['Nimapada', 'ନିମାପଡ଼ା'],
  ['Pipili', 'ପିପିଲି'],
  ['Puri Sadar', 'ପୁରୀ ସଦର'],
  ['Satapada', 'ସାତପଡ଼ା'],
  ['Sakhigopal', 'ସାକ୍ଷୀଗୋପାଳ'],
] as const;

/** The options with Latin names. */
export const inLatin = mouzas.map(([latin, odia]) => ({
  value: latin.toLowerCase().replace(' ', '-'),
  label: latin,
  alsoMatches: odia,
}));

const mouzaCount = 77_356;
const shownCount = 50;
const answerMs = 300;

interface Answer {
  /** The name that was asked for. */
  name: string | undefined;
  items?: ComboboxOption[];
  totalCount?: number;
  loadError?: string;
}

/** Returns the first options of an invented register of mouzas, and how many match. */
async function findMouzas(typed: string) {
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  const name = typed.trim().toLowerCase();
  if (name === 'fail') throw new Error('The invented service fails for this name.');
  const found = inLatin.filter(({ label }) => label.toLowerCase().includes(name));
  if (name !== '') return { items: found, totalCount: found.length };
  const items = Array.from({ length: shownCount }, (_, index) => {
    const { value, label } = found[index % found.length] ?? { value: '', label: '' };
    return { value: `${value}-${index}`, label: `${label} ${index + 1}` };
  });
  return { items, totalCount: mouzaCount };
}

/** Loads the options of a combobox from a slow service for each typed text; only the latest answer counts. */
export function FromService(field: ComboboxProps) {
  const [typed, setTyped] = useState(field.defaultInputValue ?? '');
  const [attempt, setAttempt] = useState(0);
  const name = attempt > 0 ? typed.replace('fail', 'pipili') : typed;
  const [answer, setAnswer] = useState<Answer>({ name: undefined });
  useEffect(() => {
    let isLatest = true;
    const keep = (next: Answer) => isLatest && setAnswer(next);
    findMouzas(name).then(
      (found) => keep({ name, ...found }),
      () => keep({ name, loadError: 'The mouzas could not be loaded.' }),
    );
    return () => {
      isLatest = false;
    };
  }, [name]);
  return (
    <Combobox
      {...field}
      options={undefined}
      items={answer.items ?? []}
      totalCount={answer.totalCount}
      isLoading={answer.name !== name}
      loadError={answer.loadError}
      onRetry={() => setAttempt(attempt + 1)}
      onInputChange={setTyped}
    />
  );
}
