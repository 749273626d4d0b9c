import type { ApplicationMessage } from '@temple-land/portal-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { Loading } from '../feedback/Loading.tsx';
import { Retry } from '../feedback/Retry.tsx';
import { cardBody, cardHead, flushCard, meta } from '../page/card.css.ts';
import { formatDateTime } from '../text/dateTime.ts';
import type { Viewer } from './applicantAction.ts';
import { MessageForm } from './MessageForm.tsx';
import * as styles from './Messages.css.ts';
import { useMessages } from './useMessages.ts';

/** The props of `Messages`. */
export interface MessagesProps {
  applicationId: number;
  viewer: Viewer;
}

function formatAuthor({ isOwn, isOfOffice, role }: ApplicationMessage, { t }: Translation): string {
  if (isOwn) return t('common:messages.you');
  if (!isOfOffice) return t('common:messages.applicant');
  return role === '' ? t('common:messages.office') : role;
}

const formatReceipt = ({ readOn }: ApplicationMessage, { t }: Translation): string =>
  readOn === null
    ? t('common:messages.unread')
    : t('common:messages.read', { date: formatDateTime(readOn) });

function Message({ message, viewer }: { message: ApplicationMessage; viewer: Viewer }) {
  const text = useTranslation(['common', 'specification']);
  const language = languageOf(text.i18n);
  const isOwnSide = message.isOfOffice === (viewer === 'office');
  const author = formatAuthor(message, text);
  return (
    <li className={styles.message} data-side={isOwnSide ? 'own' : 'other'}>
      <p className={meta}>
        <b {...langAttribute(author, language)}>{author}</b>,{' '}
        <time dateTime={message.sentOn}>{formatDateTime(message.sentOn)}</time>
      </p>
      <p className={styles.text} {...langAttribute(message.text, language)}>
        {message.text}
      </p>
      {isOwnSide && <p className={meta}>{formatReceipt(message, text)}</p>}
    </li>
  );
}

/** The card of the messages between applicant and office about an application, with a form to write one. */
export function Messages({ applicationId, viewer }: MessagesProps) {
  const { t } = useTranslation(['common', 'specification']);
  const id = useId();
  const { messages, mayWrite, isPending, message, refetch } = useMessages(applicationId);
  const isLoaded = !isPending && message === undefined;
  return (
    <section className={flushCard} aria-labelledby={id} aria-busy={isPending}>
      <div className={cardHead}>
        <h2 id={id}>{t('common:messages')}</h2>
      </div>
      <div className={`${cardBody} ${styles.content}`}>
        {isPending && <Loading />}
        <Retry message={message} part={t('common:messages')} onRetry={refetch} />
        {messages.length > 0 && (
          <ol className={styles.list}>
            {messages.map((each) => (
              <Message key={each.messageId} message={each} viewer={viewer} />
            ))}
          </ol>
        )}
        {isLoaded && messages.length === 0 && <p>{t('common:messages.none')}</p>}
        {isLoaded && mayWrite && <MessageForm applicationId={applicationId} />}
        {isLoaded && !mayWrite && <p className={meta}>{t('specification:message.notNow')}</p>}
      </div>
    </section>
  );
}
