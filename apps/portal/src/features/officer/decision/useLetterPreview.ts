import type { Input } from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

const pdfType = 'application/pdf';

/** Returns the PDF of a letter that is not issued yet, under an address of this page; `load` makes it anew. */
export function useLetterPreview() {
  const { loadFile } = useFileCalls();
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<UserMessage>();
  const [address, setAddress] = useState<string>();
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  const load = async (input: Input<'letterPreview'>) => {
    setIsPending(true);
    setMessage(undefined);
    const result = await loadFile('letterPreview', input);
    setIsPending(false);
    if (!('blob' in result)) {
      setMessage(result.message);
      return;
    }
    // Under its own type, so that the browser never takes it for a page.
    setAddress(URL.createObjectURL(result.blob.slice(0, result.blob.size, pdfType)));
  };
  return { address, isPending, message, load };
}
