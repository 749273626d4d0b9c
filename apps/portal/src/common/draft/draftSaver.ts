/** The content of a form, as text by field. */
export type DraftContent = Readonly<Record<string, string>>;

/** The state of a draft after its last save. */
export type DraftState =
  | { kind: 'unsaved' }
  | { kind: 'saved'; savedOn: string }
  | { kind: 'failed' }
  | { kind: 'conflict' }
  /** The service has received the form itself, so drafts are no longer saved. */
  | { kind: 'received' };

/**
 * The result of a save: the new version, a conflict with another window, a form that is already received, or a failure.
 */
export type SaveResult = { version: number; savedOn: string } | 'conflict' | 'received' | 'failed';

/** The options of a draft saver. */
export interface DraftSaverOptions {
  /** The stored content. */
  content: DraftContent;
  /** The stored version; 0 without a draft. */
  version: number;
  /** Saves content over a version; never rejects. */
  send: (content: DraftContent, version: number) => Promise<SaveResult>;
  onState: (state: DraftState) => void;
  /** The pause after the last change before it is saved, in ms. */
  delayMs: number;
}

/** Saves the content of a form as a draft. */
export interface DraftSaver {
  /** Schedules a save of the content after a pause; saves run one at a time. */
  schedule: (content: DraftContent) => void;
  /** Saves pending content at once. */
  flush: () => void;
  /** Saves pending content at once; resolves to whether everything is saved. */
  saveNow: () => Promise<boolean>;
  /** Returns the latest content, saved or not. */
  getContent: () => DraftContent;
  /** Discards pending content; resolves when a running save has ended. */
  discardPending: () => Promise<void>;
  /** Starts a new draft, after the form was received without the latest changes. */
  startNewDraft: () => void;
}

const serialize = (content: DraftContent) =>
  JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns a draft saver. Unchanged content is not saved, and nothing is after a conflict or once the form is received.
 */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { send, onState, delayMs } = options;
  let { version } = options;
  let savedText = serialize(options.content);
  let latest = options.content;
  let pending: DraftContent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentSave: Promise<void> | undefined;
  let isStopped = false;

  const save = async (content: DraftContent) => {
    const result = await send(content, version);
    if (result === 'conflict' || result === 'received') isStopped = true;
    if (typeof result === 'string') {
      onState({ kind: result });
      return;
    }
    version = result.version;
    savedText = serialize(content);
    onState({ kind: 'saved', savedOn: result.savedOn });
  };
  const flush = () => {
    clearTimeout(timer);
    if (isStopped || currentSave || pending === undefined) return;
    const content = pending;
    pending = undefined;
    if (serialize(content) === savedText) return;
    currentSave = save(content).finally(() => {
      currentSave = undefined;
      flush();
    });
  };
  const waitForSaves = async (): Promise<void> => {
    if (!currentSave) return;
    await currentSave;
    await waitForSaves();
  };
  return {
    schedule: (content) => {
      pending = content;
      latest = content;
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(flush, delayMs);
    },
    flush,
    saveNow: async () => {
      pending = latest;
      flush();
      await waitForSaves();
      return serialize(latest) === savedText;
    },
    getContent: () => latest,
    discardPending: async () => {
      pending = undefined;
      clearTimeout(timer);
      await currentSave;
    },
    startNewDraft: () => {
      version = 0;
      savedText = '';
      isStopped = false;
      onState({ kind: 'unsaved' });
    },
  };
}
