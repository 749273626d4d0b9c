interface OptionValues {
  optionText?: string;
}

const silent = () => '';
const optionText = (values?: OptionValues) => values?.optionText ?? '';

const silentStrings = (...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, silent]));

/**
 * Strings for React Aria, by its packages. It has none in Odia and Hindi. The components name everything by their
 * props and announce it themselves, so React Aria only repeats the text of an option.
 */
export const reactAriaStrings: Record<string, Record<string, (values?: OptionValues) => string>> = {
  '@react-aria/calendar': silentStrings(
    'previous',
    'next',
    'dateRange',
    'dateSelected',
    'todayDate',
    'todayDateSelected',
    'minimumDate',
    'maximumDate',
    'selectedDateDescription',
    'selectedRangeDescription',
    'startRangeSelectionPrompt',
    'finishRangeSelectionPrompt',
  ),
  '@react-aria/combobox': {
    ...silentStrings('buttonLabel', 'listboxLabel', 'countAnnouncement'),
    focusAnnouncement: optionText,
    selectedAnnouncement: optionText,
  },
  '@react-aria/datepicker': silentStrings('calendar', 'selectedDateDescription'),
  '@react-aria/menu': silentStrings('longPressMessage'),
  '@react-aria/overlays': silentStrings('dismiss'),
  '@react-aria/spinbutton': silentStrings('Empty'),
  '@react-stately/datepicker': silentStrings(
    'rangeOverflow',
    'rangeReversed',
    'rangeUnderflow',
    'unavailableDate',
  ),
};
