import type { DraftSource } from '@temple-land/portal-core';
import { Alert, Link, PageHeader } from '@temple-land/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { row } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import * as listStyles from '../questions/questions.css.ts';
import type { DoneKey, DraftCallbacks } from './useDraftForm.ts';
import type { Edited } from './useSitePages.ts';

type Waiting = NonNullable<Edited<DraftSource>['waiting']>;

function WaitingNotice({ waiting: { askedBy, askedOn, reason } }: { waiting: Waiting }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Alert tone="info" role="none">
      <p>{t('sitePages:waiting', { name: askedBy, date: formatDateTime(askedOn) })}</p>
      <p>
        <b>{t('admin:changes.reason')}:</b>{' '}
        <span {...langAttribute(reason, language)}>{reason}</span>
      </p>
      <Link href={href('/admin/changes')} isAlone>
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

/** With what the form began, and how often. */
interface Begun<Source extends DraftSource> {
  count: number;
  restored?: Source | undefined;
  /** The revision of the draft that was discarded, until the service has answered without it. */
  discarded?: number | undefined;
}

/** What the form of a draft gets from its frame. */
export interface FormParts<Source extends DraftSource> extends DraftCallbacks {
  /** Changes when the form begins anew. */
  key: number;
  /** An earlier text that was restored. */
  restored: Source | undefined;
  /** The draft; null without one, and as soon as it was discarded. */
  draft: Edited<Source>['draft'];
}

/** The props of `DraftFrame`. */
export interface DraftFrameProps<Source extends DraftSource> {
  title: ReactNode;
  /** The public page or the record. */
  more: ReactNode;
  edited: Edited<Source> | undefined;
  /** The text that the public sees; undefined for a new record. */
  present: Source | undefined;
  message: UserMessage | undefined;
  onRetry: () => void;
  renderReview: (after: Source) => ReactNode;
  renderForm: (parts: FormParts<Source>) => ReactNode;
  renderVersions: (onUse: ((source: Source) => void) | undefined) => ReactNode;
}

/** A draft with what was done to it, what waits, and the published versions. */
export function DraftFrame<Source extends DraftSource>(props: DraftFrameProps<Source>) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { edited, message } = props;
  const [begun, setBegun] = useState<Begun<Source>>({ count: 0 });
  const [done, setDone] = useState<{ key: DoneKey }>();
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) messageRef.current?.focus();
  }, [done]);
  const finish = (key: DoneKey) => setDone({ key });
  const beginAnew = (how: Omit<Begun<Source>, 'count'>, key: DoneKey) => {
    setBegun({ ...how, count: begun.count + 1 });
    finish(key);
  };
  const stored = edited?.draft ?? null;
  const draft = stored?.revision === begun.discarded ? null : stored;
  const isWaiting = Boolean(edited?.waiting);
  return (
    <>
      <PageHeader size="app" title={props.title} lead={t('sitePages:lead')} />
      <p className={row}>
        <Link href={href('/admin/pages')} isAlone>
          {t('sitePages:back')}
        </Link>
        {props.more}
      </p>
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {done && (
          <Alert tone="success">
            <p>{t(done.key)}</p>
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={props.onRetry} />
      {edited === undefined && message === undefined && <Loading />}
      {edited?.waiting && edited.draft && (
        <>
          <WaitingNotice waiting={edited.waiting} />
          {props.renderReview(edited.draft.source)}
        </>
      )}
      {edited &&
        !isWaiting &&
        props.renderForm({
          key: begun.count,
          restored: begun.restored,
          draft,
          onDone: finish,
          onDiscarded: () => beginAnew({ discarded: draft?.revision }, 'sitePages:discarded'),
        })}
      {edited &&
        props.renderVersions(
          isWaiting ? undefined : (restored) => beginAnew({ restored }, 'sitePages:versions.used'),
        )}
    </>
  );
}
