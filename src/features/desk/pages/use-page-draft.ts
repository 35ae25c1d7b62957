import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { readApiError } from "@/lib/api-error";
import { useStore } from "@/lib/create-store";
import { tabStorage, tabUser } from "@/lib/tab-storage";
import { trpc } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../refusals";
import { createAutosave, type SaveState, useLeaveGuard, useSaveRetry } from "./autosave";
import { formName, fromFormValues, schemaAt, toFormValues } from "./form-schema";
import type { DeskPage } from "./read-service";
import { pickShownProblems } from "./shown-problems";
import { type Base, baseOf, type Content, isSameContent, liveOf, parseUnsaved } from "./unsaved-content";

type Revision = DeskPage["history"][number];

/** The page is null if it could not be fetched. */
export type Conflict = { page: DeskPage | null; newer: Revision | null };

export function usePageDraft(found: DeskPage) {
  const { id: document, schema } = found;
  const storageKey = `aurea.desk.page.${document}` as const;
  const written = ({ values, confirmed }: Content) => ({ values: toFormValues(schema, values), confirmed });

  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.desk.pages.save.useMutation();
  const form = useForm<FieldValues>({ defaultValues: written(found) });
  const [page, setPage] = useState(found);
  const [state, setState] = useState<SaveState>({ kind: "clean" });
  /** The other coach's stored version, and what was published since the shown version was read. */
  const [theirs, setTheirs] = useState<Conflict | null>(null);
  /** Increases with each stored version, to refresh the preview. */
  const [edition, setEdition] = useState(0);
  /** Increases when other content is loaded into the form. */
  const [showing, setShowing] = useState(0);
  /** What another coach has published since the shown version was read. */
  const [newer, setNewer] = useState<Revision | null>(null);
  const base = useRef(baseOf(found));
  /**
   * The content that was loaded or saved last, and content sent since then without a response, which may be stored.
   * Empty while the stored content may be another coach's.
   */
  const known = useRef<Content[]>([found]);
  /** True while an earlier visit's text cannot be read, because the signed-in user is not known yet. */
  const hasUnreadText = useRef(false);
  /** Uses a ref, because the errors are needed before the next render. */
  const lastProblems = useRef(found.problems);

  function read(): Content {
    const { values, confirmed } = form.getValues();
    return { values: fromFormValues(schema, values), confirmed };
  }

  // Calls the client directly, because React Query would join a running request, whose response may be older than the
  // last change.
  const fetchPage = () =>
    utils.client.desk.pages.get.query({ document }).catch((error) => {
      redirectIfUnauthorized(error);
      throw error;
    });

  const isShown = (stored: DeskPage) => isSameContent(stored, read());
  const isBasedOn = ({ version, liveId }: Base) =>
    version === base.current.version && liveId === base.current.liveId;

  async function send(content: Content): Promise<void> {
    try {
      const sentBase = base.current;
      const saved = await mutateAsync({ document, ...sentBase, ...content });
      known.current = [content];
      // Updates the base that was sent, because another base may have become the current one meanwhile.
      sentBase.version = saved.version;
      lastProblems.current = saved.problems;
      const draft = { version: saved.version, at: new Date(), by: saved.by, publishAt: null };
      setPage((before) => ({ ...before, draft, values: content.values, problems: saved.problems }));
      setEdition((before) => before + 1);
    } catch (error) {
      const { code, reason } = readApiError(error);
      if (code === "UNREACHABLE") known.current.push(content);
      if (reason !== "changed-meanwhile") throw error;
      const stored = await fetchPage().catch(() => null);
      const isKnown = stored && [...known.current, content].some((each) => isSameContent(stored, each));
      if (!stored || !isKnown || stored.draft?.publishAt) {
        if (showConflict(stored)) throw error;
        return;
      }
      known.current = [];
      base.current = baseOf(stored);
      return send(content);
    }
  }

  function onState(next: SaveState) {
    setState(next);
    if (next.kind === "clean" || (next.kind === "saved" && !autosave.isDirty()))
      tabStorage.remove(storageKey);
  }

  const [autosave] = useState(() => createAutosave({ read, send, onState }));

  function onChange() {
    autosave.onEdit();
    if (autosave.isDirty() && !hasUnreadText.current)
      tabStorage.writeJson(storageKey, { ...base.current, ...read() });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange uses only refs, the form and constants
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: onChange });
    return () => {
      stop();
      void autosave.save();
    };
  }, [form.subscribe, autosave]);

  useLeaveGuard(autosave, () => !hasUnreadText.current && !tabStorage.isUnstored(storageKey));
  useSaveRetry(state, autosave.save);

  const { id: userId } = useStore(tabUser);
  // The text of an earlier visit replaces text that was typed before the earlier text could be read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each user
  useEffect(() => {
    const isTyped = autosave.isDirty() && !hasUnreadText.current;
    hasUnreadText.current = tabStorage.hasLocked(storageKey);
    const kept = isTyped ? null : tabStorage.readJson(storageKey, parseUnsaved);
    if (!kept) return;
    known.current = [];
    const foundBase = base.current;
    // The base is set first, because a change of the form is stored in the tab together with the base.
    base.current = { version: kept.version, liveId: kept.liveId };
    form.reset(written(kept));
    if (!autosave.isDirty()) {
      base.current = foundBase;
      tabStorage.remove(storageKey);
    } else if (isBasedOn(foundBase)) autosave.onEdit();
    else void readTheirs();
  }, [userId]);

  /** Stops saving until the user chooses a version. If both are equal, shows the stored version and returns false. */
  function showConflict(stored: DeskPage | null) {
    if (stored && isShown(stored)) {
      if (!isBasedOn(baseOf(stored))) show(stored);
      return false;
    }
    autosave.hold();
    if (stored) setPage((before) => ({ ...before, ...liveOf(stored), draft: stored.draft }));
    setTheirs({ page: stored, newer: stored && noticeNewer(stored) });
    return true;
  }

  async function readTheirs() {
    const stored = await fetchPage().catch(() => null);
    return stored && isBasedOn(baseOf(stored)) ? keepMine(stored) : void showConflict(stored);
  }

  function show(fresh: DeskPage) {
    base.current = baseOf(fresh);
    known.current = [fresh];
    form.reset(written(fresh));
    setPage(fresh);
    lastProblems.current = fresh.problems;
    revealProblems();
    setTheirs(null);
    setNewer(null);
    setEdition((before) => before + 1);
    setShowing((before) => before + 1);
    autosave.markSaved();
  }

  /** Treats every field as if it had lost the focus. Returns whether there are any errors. */
  function revealProblems() {
    for (const { path } of lastProblems.current) {
      if (!schemaAt(schema, path)?.widget) continue;
      const name = formName(schema, path);
      form.setValue(name, form.getValues(name), { shouldTouch: true });
    }
    return lastProblems.current.length > 0;
  }

  // A stored draft was edited before, so all its errors are shown from the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => void revealProblems(), []);

  function noticeNewer({ liveId, history }: DeskPage) {
    const found = liveId === base.current.liveId ? null : (history.find(({ isLive }) => isLive) ?? null);
    setNewer(found);
    return found;
  }

  /** Fetches the live version and keeps the text of the form. Returns the page, or null if it could not be fetched. */
  async function readLive() {
    const askedFor = base.current;
    const fresh = await fetchPage().catch(() => null);
    if (!fresh || base.current !== askedFor) return fresh;
    setPage((before) => ({ ...before, ...liveOf(fresh) }));
    noticeNewer(fresh);
    return fresh;
  }

  /** Loads the stored version after a restoration by this coach. A text that cannot be saved stays in the form. */
  async function reload() {
    const isSaved = await autosave.save();
    const fresh = await readLive();
    if (!fresh) return;
    if (isSaved && !autosave.isDirty()) return show(fresh);
    base.current = { ...base.current, liveId: fresh.liveId };
    setNewer(null);
    setTheirs((before) => before && { ...before, page: fresh });
  }

  // Back and Forward mount the page as it was when this tab first loaded it.
  const onMount = useEffectEvent(async () => {
    const asked = { ...base.current };
    const stored = await fetchPage().catch(() => null);
    if (stored && !autosave.isDirty() && isBasedOn(asked) && !isBasedOn(baseOf(stored))) show(stored);
  });
  useEffect(() => void onMount(), []);

  async function keepMine(stored: DeskPage) {
    base.current = baseOf(stored);
    setTheirs(null);
    setNewer(null);
    autosave.release();
    await autosave.save();
  }

  return {
    page,
    schema,
    form,
    shown: pickShownProblems(schema, page, read().values, form.formState.touchedFields),
    state,
    edition,
    showing,
    theirs,
    newer,
    read,
    show,
    fetchPage,
    revealProblems,
    keepMine,
    readLive,
    showConflict,
    readTheirs,
    reload,
    isShown,
    isDirty: autosave.isDirty,
    save: autosave.save,
    version: () => base.current.version,
  };
}

export type PageDraft = ReturnType<typeof usePageDraft>;
