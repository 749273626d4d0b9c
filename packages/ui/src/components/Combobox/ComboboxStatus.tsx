'use client';
import { useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { useReplacedAnnouncement } from '../Field/useReplacedAnnouncement.ts';
import { getStatusText, useOptionCount, type ListState } from './listState.ts';

/**
 * Announces how many options the open list has, that it is loading, or that it failed.
 * React Aria hides all but the list while it is open; its attribute keeps the status audible.
 */
export function ComboboxStatus(list: ListState) {
  const { selectedText } = list.words;
  const state = useContext(ComboBoxStateContext);
  const count = useOptionCount(list.listed);
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
    state?.isFocused === true,
  );
  return (
    <span role="status" data-live-announcer className={visuallyHidden}>
      {state?.isOpen === true ? getStatusText(list, count) : ''}
    </span>
  );
}
