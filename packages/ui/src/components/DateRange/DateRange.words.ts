/** The words of `DateRange` in English. */
export const dateRangeWords = {
  fromLabel: 'From',
  toLabel: 'To',
  orderMessage: 'The last day must not be before the first day',
};
