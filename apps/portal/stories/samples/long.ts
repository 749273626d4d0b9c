const sentence =
  'The administration of the land of the deity makes known that the places of several mouzas are measured anew. ';
const unbroken = 'Brahmagirikrushnaprasadsatyabadinimapadakakatpurastarangagopdelanga';

/** A text of 600 characters with a word that no line can hold. */
export const longText = `${sentence.repeat(5)}${unbroken}`;

/** A name that fills a line and more. */
export const longName =
  'Sri Sri Jagannath Mahaprabhu Bije Marfat Ramakrushna Padhihari Batakrushna Mohapatra';
