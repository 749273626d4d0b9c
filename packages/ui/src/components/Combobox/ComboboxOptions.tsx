'use client';
import { Check } from 'lucide';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { useReplacedAnnouncement } from '../Field/useReplacedAnnouncement.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import type { ComboboxWords } from './Combobox.words.ts';
import { findMatch } from './findMatch.ts';
import type { ComboboxOption } from './comboboxOption.ts';

function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const match = findMatch(text, typed);
  if (match === undefined) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className={styles.match}>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}

interface OptionProps {
  option: ComboboxOption;
  /** Language of the `alsoMatches` text. */
  alsoLang: string | undefined;
}

function OptionText({ option, alsoLang }: OptionProps) {
  const state = useContext(ComboBoxStateContext);
  const text = state?.inputValue ?? '';
  const typed = state?.selectedItem?.textValue === text ? '' : text;
  const { label, alsoMatches } = option;
  const matchesOtherNameOnly = typed !== '' && findMatch(label, typed) === undefined;
  return (
    <span className={styles.optionText}>
      <HighlightedText text={label} typed={typed} />
      {matchesOtherNameOnly && alsoMatches !== undefined && findMatch(alsoMatches, typed) && (
        <span lang={alsoLang} className={styles.otherName}>
          <HighlightedText text={alsoMatches} typed={typed} />
        </span>
      )}
    </span>
  );
}

/** The props of `ComboboxOptions`. */
export interface ComboboxOptionsProps {
  label: string;
  alsoLang: string | undefined;
  emptyText: string;
}

/** The open list of a combobox, with the match highlighted in each option. */
export function ComboboxOptions({ label, alsoLang, emptyText }: ComboboxOptionsProps) {
  return (
    <ListBox<ComboboxOption>
      className={styles.list}
      aria-label={label}
      render={({ 'aria-labelledby': _button, ...list }) => <div {...list} />}
      renderEmptyState={() => <span className={styles.empty}>{emptyText}</span>}
    >
      {(option) => (
        <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
          <OptionText option={option} alsoLang={alsoLang} />
          <span className={styles.checkmark}>
            <Icon of={Check} size="small" />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

type ResultCountProps = Pick<ComboboxWords, 'resultText' | 'selectedText'>;

/**
 * Announces how many options the open list has.
 * React Aria hides all but the list while it is open; its attribute keeps the count audible.
 */
export function ResultCount({ resultText, selectedText }: ResultCountProps) {
  const state = useContext(ComboBoxStateContext);
  const focusedKey = state?.selectionManager.focusedKey ?? null;
  const focused = focusedKey === null ? null : state?.collection.getItem(focusedKey);
  // VoiceOver gets the focused and the selected option; the number of options is announced below.
  useReplacedAnnouncement(
    (text) => {
      const option = [focused, state?.selectedItem].find(
        (item) => item && text.includes(item.textValue),
      );
      if (!option) return '';
      const isSelected = state?.selectionManager.isSelected(option.key) === true;
      return isSelected ? selectedText(option.textValue) : option.textValue;
    },
    [state?.isOpen, state?.collection.size, focusedKey, state?.selectedKey],
  );
  return (
    <span role="status" data-live-announcer className={visuallyHidden}>
      {state?.isOpen === true ? resultText(state.collection.size) : ''}
    </span>
  );
}
