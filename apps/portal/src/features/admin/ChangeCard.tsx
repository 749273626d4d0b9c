import type {
  PendingChange,
  PendingChangeKind,
  PendingChangeState,
} from '@temple-land/portal-core';
import { StatusPatch, Table, type Column } from '@temple-land/ui';
import { momentText } from '../../blocks/moments.ts';
import { PortalLink } from '../../blocks/PortalLink.tsx';
import { meta, spread } from '../../blocks/surface.css.ts';
import { inLanguage } from '../../i18n/inLanguage.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import { useText, type Text } from '../../i18n/useText.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import * as styles from './questions.css.ts';
import { choiceWord, fieldWord } from './words.ts';

const kinds = {
  newAccount: 'admin.changes.kind.newAccount',
  account: 'admin.changes.kind.account',
  access: 'admin.changes.kind.access',
  ownMobile: 'admin.changes.kind.ownMobile',
  factors: 'admin.changes.kind.factors',
} as const satisfies Record<PendingChangeKind, PageKey>;

const states = {
  waiting: { tone: 'warning', words: 'admin.changes.state.waiting' },
  approved: { tone: 'success', words: 'admin.changes.state.approved' },
  refused: { tone: 'danger', words: 'admin.changes.state.refused' },
  withdrawn: { tone: 'neutral', words: 'admin.changes.state.withdrawn' },
  expired: { tone: 'neutral', words: 'admin.changes.state.expired' },
} as const satisfies Record<PendingChangeState, { tone: string; words: PageKey }>;

function valueText(name: string, value: string, t: Text['t']): string {
  if (value === '' || (name === 'factors' && value === '0')) return t('admin.changes.none');
  if (name === 'isBlocked') return t(value === '1' ? 'admin.user.blocked' : 'admin.user.active');
  const word = name === 'userType' ? choiceWord(value) : undefined;
  return word === undefined ? value : t(word);
}

type ChangedField = PendingChange['fields'][number];

function Fields({ change, title }: { change: PendingChange; title: string }) {
  const { t, language } = useText();
  const isNew = change.kind === 'newAccount';
  const before = change.state === 'waiting' ? 'admin.changes.before' : 'admin.changes.was';
  const valueOf = (which: 'before' | 'after') => (field: ChangedField) => {
    const words = valueText(field.name, field[which], t);
    return (
      <span className={styles.words} {...inLanguage(words, language)}>
        {words}
      </span>
    );
  };
  const column = (which: 'before' | 'after', header: PageKey): Column<ChangedField> => ({
    id: which,
    header: t(header),
    renderCell: valueOf(which),
  });
  return (
    <Table
      caption={title}
      columns={[
        {
          id: 'name',
          header: t('admin.changes.field'),
          renderCell: ({ name }) => t(fieldWord(name)),
        },
        ...(isNew ? [] : [column('before', before)]),
        column('after', 'admin.changes.after'),
      ]}
      rows={change.fields}
      keyOf={({ name }) => name}
    />
  );
}

function Ending({ change }: { change: PendingChange }) {
  const { t, language } = useText();
  const { state, decidedBy, decidedOn, remark } = change;
  if (decidedBy === null || decidedOn === null) return null;
  const values = { state: t(states[state].words), name: decidedBy, date: momentText(decidedOn) };
  return (
    <>
      <p className={meta}>{t('admin.changes.decided', values)}</p>
      {remark !== '' && (
        <blockquote className={styles.answer} {...inLanguage(remark, language)}>
          {remark}
        </blockquote>
      )}
    </>
  );
}

function Reason({ change }: { change: PendingChange }) {
  const { t, language } = useText();
  const { kind, reason } = change;
  if (kind === 'ownMobile') return <p>{t('admin.changes.proved')}</p>;
  return (
    <p className={styles.words}>
      <b>{t('admin.changes.reason')}:</b> <span {...inLanguage(reason, language)}>{reason}</span>
    </p>
  );
}

/** What a change of the list takes. */
export interface ChangeCardProps {
  change: PendingChange;
  /** It was decided or withdrawn, with words that say so. */
  onDone: (words: string) => void;
}

/** A change with its fields before and after, who asked for it and why; a waiting one can be decided. */
export function ChangeCard({ change, onDone }: ChangeCardProps) {
  const { t, language } = useText();
  const { id, userId, loginId, fullName, state } = change;
  const titleId = `change-${id}`;
  const title = `${t(kinds[change.kind])}: ${fullName}, ${loginId}`;
  const { tone, words } = states[state];
  return (
    <li>
      <article className={styles.question} aria-labelledby={titleId}>
        <div className={spread}>
          <p className={meta}>
            {t('admin.changes.asked', { name: change.askedBy, date: momentText(change.askedOn) })}
            {state === 'waiting' && (
              <>. {t('admin.changes.expires', { date: momentText(change.expiresOn) })}</>
            )}
          </p>
          <StatusPatch tone={tone}>{t(words)}</StatusPatch>
        </div>
        <h2 id={titleId} className={styles.title} {...inLanguage(title, language)}>
          {title}
        </h2>
        <Fields change={change} title={title} />
        <Reason change={change} />
        {userId !== null && (
          <p className={meta}>
            <PortalLink to={`/admin/manage/user?open=${userId}`}>
              {t('admin.changes.toUser')}
            </PortalLink>
          </p>
        )}
        <Ending change={change} />
        {state === 'waiting' && <ChangeDecision change={change} onDone={onDone} />}
      </article>
    </li>
  );
}
