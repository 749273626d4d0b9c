import type { FileCall, Input } from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/** A document as it is shown: a picture or a PDF under an address of this page, or a file to download. */
export interface ShownDocument {
  kind: 'picture' | 'pdf' | 'other';
  address: string;
}

/** The state of a document that is loaded. */
export interface DocumentState {
  shown?: ShownDocument;
  message?: UserMessage | undefined;
  isPending: boolean;
}

const pictureTypes = new Set(['image/jpeg', 'image/png']);
const pdfType = 'application/pdf';

function toShownDocument(blob: Blob): ShownDocument {
  const kind = pictureTypes.has(blob.type) ? 'picture' : blob.type === pdfType ? 'pdf' : 'other';
  // Under its own type, so that the browser never takes it for a page.
  const typed = kind === 'other' ? new Blob([blob]) : blob.slice(0, blob.size, blob.type);
  return { kind, address: URL.createObjectURL(typed) };
}

/**
 * Loads a file that is not public, by its call; `reload` loads it again. Its bytes are released when another one is
 * shown.
 */
export function useLoadedFile<Name extends FileCall>(name: Name, input: Input<Name>) {
  const { loadFile } = useFileCalls();
  const [state, setState] = useState<DocumentState>({ isPending: true });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    const load = async () => {
      setState({ isPending: true });
      const result = await loadFile(name, input);
      if (isOver) return;
      if (!('blob' in result)) {
        setState({ isPending: false, message: result.message });
        return;
      }
      const shown = toShownDocument(result.blob);
      address = shown.address;
      setState({ isPending: false, shown });
    };
    void load();
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the calls are new in each render, the file is not
  }, [name, JSON.stringify(input), round]);
  return { ...state, reload: () => setRound(round + 1) };
}

/** Loads the file of a document, as `useLoadedFile` does. */
export const useDocumentFile = (documentId: number) =>
  useLoadedFile('fileBlob', { documentId: String(documentId) });
