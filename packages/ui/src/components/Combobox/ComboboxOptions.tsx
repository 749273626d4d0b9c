'use client';
import { Check } from 'lucide';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import { getStatusText, useOptionCount, type ListState } from './listState.ts';
import { findMatch } from './findMatch.ts';
import type { ComboboxOption, ListedOption } from './comboboxOption.ts';

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

/** Is not shown among other options; alone it has the text of an empty list. */
function AbsentOption({ option, text }: { option: ListedOption; text: string }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled
      className={text === '' ? styles.absent : ''}
    >
      <span className={styles.empty}>{text}</span>
    </ListBoxItem>
  );
}

/** The props of `ComboboxOptions`. */
export interface ComboboxOptionsProps extends ListState {
  label: string;
  alsoLang: string | undefined;
  /** Makes the retry option an action, which closes the list; for a field that accepts any text. */
  onRetry: (() => void) | undefined;
}

/** The open list of a combobox, with the match highlighted in each option. */
export function ComboboxOptions({ label, alsoLang, onRetry, ...list }: ComboboxOptionsProps) {
  const { isLoading, words } = list;
  const count = useOptionCount(list.listed);
  const emptyText = isLoading ? words.loadingText : words.emptyText;
  const hasNote = isLoading || (list.totalCount ?? 0) > count;
  const renderOption = (option: ListedOption) => {
    const { value, label: text, kind } = option;
    if (kind === 'absent')
      return <AbsentOption option={option} text={count > 0 ? '' : emptyText} />;
    return (
      <ListBoxItem
        id={value}
        textValue={text}
        className={styles.option}
        onAction={kind === 'retry' ? onRetry : undefined}
      >
        {kind === 'retry' ? (
          <span className={styles.failure}>
            {text} <span className={styles.retry}>{words.retryLabel}</span>
          </span>
        ) : (
          <OptionText option={option} alsoLang={alsoLang} />
        )}
        <span className={styles.checkmark}>
          <Icon of={Check} size="small" />
        </span>
      </ListBoxItem>
    );
  };
  return (
    <>
      <ListBox<ListedOption>
        className={styles.list}
        aria-label={label}
        dependencies={[count, emptyText, onRetry]}
        render={({ 'aria-labelledby': _button, ...props }) => (
          <div {...props} data-loading={isLoading || undefined} />
        )}
        renderEmptyState={() => <span className={styles.empty}>{emptyText}</span>}
      >
        {renderOption}
      </ListBox>
      {count > 0 && hasNote && list.loadError === undefined && (
        <p aria-hidden className={styles.note}>
          {getStatusText(list, count)}
        </p>
      )}
    </>
  );
}
