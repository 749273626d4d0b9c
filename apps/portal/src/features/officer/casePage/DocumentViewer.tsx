import type { AttachedDocument } from '@temple-land/portal-core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { muted, spaceBetween } from '../../../common/page/card.css.ts';
import * as styles from './casePage.css.ts';
import { useDocumentFile, type ShownDocument } from '../../../common/files/useDocumentFile.ts';

function Content({ shown, name }: { shown: ShownDocument; name: string }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  if (shown.kind === 'picture') {
    return (
      <img
        className={styles.picture}
        src={shown.address}
        alt={t('casePage:viewer.picture', { name })}
      />
    );
  }
  if (shown.kind === 'pdf') {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the bytes are a PDF by type
      <iframe
        className={styles.paper}
        src={shown.address}
        title={t('casePage:viewer.pdf', { name })}
      />
    );
  }
  return <p className={muted}>{t('casePage:viewer.other')}</p>;
}

/** The props of `DocumentViewer`. */
export interface DocumentViewerProps {
  document: AttachedDocument;
  /** The name of its kind, or of the file. */
  name: string;
}

/** A document of an application, shown on the page; its heading gets the focus. */
export function DocumentViewer({ document, name }: DocumentViewerProps) {
  const { documentId } = document;
  const { shown, message, isPending, reload } = useDocumentFile(documentId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.viewer} aria-labelledby="paper" aria-busy={isPending}>
      <div className={spaceBetween}>
        <h4 id="paper" ref={heading} tabIndex={-1}>
          {name}
        </h4>
        <DownloadLink name="fileBlob" input={{ documentId: String(documentId) }} context={name} />
      </div>
      {isPending && <Loading />}
      <Retry message={message} part={name} onRetry={reload} />
      {shown && <Content {...{ shown, name }} />}
    </section>
  );
}
