import { type Notice } from '@temple-land/portal-core';
import { formatNoticeDate } from '../../i18n/format.ts';
import { DownloadLink } from '../files/DownloadLink.tsx';
import { getFileType } from '../files/fileType.ts';
import { useFileMeta } from '../files/useFileMeta.ts';
import { SafeHtml } from '../text/SafeHtml.tsx';
import { useEnglishNote } from '../text/useEnglishNote.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './NoticeContent.css.ts';

/** The day, text and file of a notice. */
export function NoticeContent({ title, description, createdOn, uploadDoc, document }: Notice) {
  const language = useLanguage();
  const getMeta = useFileMeta();
  const note = useEnglishNote()(title);
  return (
    <>
      <p className={styles.date}>
        <time dateTime={createdOn}>{formatNoticeDate(createdOn)}</time>
        {note !== undefined && ` · ${note}`}
      </p>
      <div className={styles.text} {...langAttribute(description, language)}>
        <SafeHtml html={description} />
      </div>
      {uploadDoc !== null && (
        <div className={styles.file}>
          <DownloadLink
            name="notificationDownload"
            input={{ uploadDoc }}
            meta={document ? getMeta(document) : getFileType(uploadDoc)}
            context={title}
          />
        </div>
      )}
    </>
  );
}
