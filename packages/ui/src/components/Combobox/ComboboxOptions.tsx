import { Check } from 'lucide';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import { findMatch } from './match.ts';

/** One answer of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names of the same thing that find it too, for example its name in another script. */
  alsoMatches?: string;
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const match = findMatch(text, typed);
  if (match === undefined) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className={styles.hit}>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}

function OptionText({ option, alsoLang }: { option: ComboboxOption; alsoLang?: string }) {
  const state = useContext(ComboBoxStateContext);
  const isChosen = state?.selectedItem?.textValue === state?.inputValue;
  const typed = isChosen ? '' : (state?.inputValue ?? '');
  const { label, alsoMatches } = option;
  const isOnlyAlso = typed !== '' && findMatch(label, typed) === undefined;
  return (
    <span className={styles.optionText}>
      <Marked text={label} typed={typed} />
      {isOnlyAlso && alsoMatches !== undefined && findMatch(alsoMatches, typed) && (
        <span lang={alsoLang} className={styles.also}>
          <Marked text={alsoMatches} typed={typed} />
        </span>
      )}
    </span>
  );
}

/** What the list of a combobox takes. */
export interface ComboboxOptionsProps {
  label: string;
  options: readonly ComboboxOption[];
  /** Language of the `alsoMatches` texts. */
  alsoLang?: string;
  emptyText: string;
}

/** The list of a combobox, the match marked in each answer. */
export function ComboboxOptions({ label, options, alsoLang, emptyText }: ComboboxOptionsProps) {
  return (
    <ListBox
      aria-label={label}
      className={styles.list}
      render={({ 'aria-labelledby': _button, ...list }) => <div {...list} />}
      renderEmptyState={() => <span className={styles.empty}>{emptyText}</span>}
    >
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          className={styles.option}
        >
          <OptionText option={option} alsoLang={alsoLang} />
          <span className={styles.tick}>
            <Icon of={Check} size="small" />
          </span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/**
 * Says how many answers are in the open list.
 * React Aria hides all but the list while it is open; its mark keeps the count audible.
 */
export function ResultCount({ resultText }: { resultText: (count: number) => string }) {
  const state = useContext(ComboBoxStateContext);
  const text = state?.isOpen === true ? resultText(state.collection.size) : '';
  return (
    <span role="status" data-live-announcer className={visuallyHidden}>
      {text}
    </span>
  );
}
