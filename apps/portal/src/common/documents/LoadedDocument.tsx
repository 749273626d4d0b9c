import type { PageDocument, SitePageName } from '@temple-land/portal-core';
import { Suspense, type ReactNode } from 'react';
import { useDocument } from './useDocument.ts';
import { Loading } from '../feedback/Loading.tsx';
import { Retry } from '../feedback/Retry.tsx';
import { PublicPage } from '../page/PublicPage.tsx';

/** The props of `LoadedDocument`. */
export interface LoadedDocumentProps {
  name: SitePageName;
  /** Renders the page of the document. */
  children: (document: PageDocument) => ReactNode;
}

function DocumentOrState({ name, children }: LoadedDocumentProps) {
  const { document, title, message, refetch } = useDocument(name);
  if (document !== undefined) return children(document);
  return (
    <PublicPage title={title}>
      {message === undefined ? <Loading /> : <Retry message={message} onRetry={refetch} />}
    </PublicPage>
  );
}

/** The page of a document as published; its title and the loading state or a message before it is known. */
export function LoadedDocument(props: LoadedDocumentProps) {
  return (
    <Suspense fallback={null}>
      <DocumentOrState {...props} />
    </Suspense>
  );
}
