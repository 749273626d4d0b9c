import type { SourceFile } from '@temple-land/portal-core';
import { DownloadLink } from './DownloadLink.tsx';
import { useFileMeta } from './useFileMeta.ts';

/** The props of `SourceFileLink`. */
export interface SourceFileLinkProps {
  /** The file of a change; nothing is shown without one. */
  file: SourceFile | undefined;
  /** What the document is, for screen readers. */
  context: string;
  /** The emphasis of the button. */
  kind?: 'quiet' | 'secondary';
}

/** The file of the document on which a change of the record rests, with its type, size and language. */
export function SourceFileLink({ file, context, kind = 'quiet' }: SourceFileLinkProps) {
  const getMeta = useFileMeta();
  if (file === undefined) return null;
  return (
    <p>
      <DownloadLink
        name="fileBlob"
        input={{ documentId: String(file.documentId) }}
        meta={getMeta(file)}
        {...{ context, kind }}
      />
    </p>
  );
}
