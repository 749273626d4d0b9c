interface OptionValues {
  optionText?: string;
}

const emptyText = () => '';
const optionText = (values?: OptionValues) => values?.optionText ?? '';

const createEmptyStrings = (...keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, emptyText]));

/**
 * Strings for React Aria by package, because it has none in Odia and Hindi. The components set all labels by their
 * props and announce changes themselves, so React Aria only announces the text of an option.
 */
export const reactAriaStrings: Record<string, Record<string, (values?: OptionValues) => string>> = {
  '@react-aria/calendar': createEmptyStrings(
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
    ...createEmptyStrings('buttonLabel', 'listboxLabel', 'countAnnouncement'),
    focusAnnouncement: optionText,
    selectedAnnouncement: optionText,
  },
  '@react-aria/datepicker': createEmptyStrings('calendar', 'selectedDateDescription'),
  '@react-aria/menu': createEmptyStrings('longPressMessage'),
  '@react-aria/overlays': createEmptyStrings('dismiss'),
  '@react-aria/spinbutton': createEmptyStrings('Empty'),
  '@react-stately/datepicker': createEmptyStrings(
    'rangeOverflow',
    'rangeReversed',
    'rangeUnderflow',
    'unavailableDate',
  ),
};
