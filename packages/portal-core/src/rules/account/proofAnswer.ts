const answerCharacters = 20;

/** Returns the answer to a proof of work: the end of the derived key in hexadecimal digits, as long as the field allows. */
export const getProofAnswer = (derivedKey: string): string => derivedKey.slice(-answerCharacters);
