"use client";

import { useEffect, useRef, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { readApiError } from "@/lib/api-error";
import { isPart } from "@/lib/is-part";
import { tabStorage, tabUser } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { trpc } from "@/trpc/provider";
import { type Autosave, createAutosave, type SaveState } from "./autosave";
import { type FieldSchema, schemaAt, type Values } from "./form-schema";
import { formName, fromFormValues, toFormValues } from "./form-values";
import type { DeskPage } from "./read-service";

/** Words that are not saved yet, and the version of the draft that they were written over. */
type KeptWords = { version: number | null; values: Values; confirmed: string[] };

const placeOf = (document: string) => `aurea.desk.page.${document}`;

/** Keeps unsaved words in this tab: it may be loaded anew, or its coach signed out, before they are saved. */
function keepWords(document: string, words: KeptWords) {
  tabStorage.writeJson(placeOf(document), words);
}

function dropWords(document: string) {
  tabStorage.remove(placeOf(document));
}

/** Returns the unsaved words of a document, or null. */
function readWords(document: string) {
  return tabStorage.readJson<KeptWords>(placeOf(document), (found) => {
    if (!isPart(found) || !isPart(found.values) || !Array.isArray(found.confirmed)) return null;
    const version = typeof found.version === "number" ? found.version : null;
    return { version, values: found.values, confirmed: found.confirmed.map(String) };
  });
}

/** Returns the link of this site that a click follows in this tab. */
function followedLink(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link;
}

/** Saves before the page is left, and has the browser ask where that failed. */
function useLeaveGuard({ isDirty, save }: Pick<Autosave, "isDirty" | "save">) {
  useEffect(() => {
    function onUnload(event: BeforeUnloadEvent) {
      if (isDirty()) event.preventDefault();
    }
    // A soft visit fires no `beforeunload`, so that with unsaved words a link loads its page whole.
    function onClick(event: MouseEvent) {
      const link = isDirty() ? followedLink(event) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void save().then(() => window.location.assign(link.href));
    }
    addEventListener("beforeunload", onUnload);
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      removeEventListener("click", onClick, true);
    };
  }, [isDirty, save]);
}

type Words = { values: Values; confirmed: string[] };

/** What another coach has stored meanwhile; null where it could not be fetched. */
export type Theirs = { page: DeskPage | null };

/** The form of a document, which saves itself as a draft. */
export function usePageDraft(found: DeskPage) {
  const document = found.id;
  const schema = found.schema as FieldSchema;
  const written = ({ values, confirmed }: Words) => ({ values: toFormValues(schema, values), confirmed });

  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.desk.pages.save.useMutation();
  const form = useForm<FieldValues>({ defaultValues: written(found) });
  const [page, setPage] = useState(found);
  const [problems, setProblems] = useState(found.problems);
  const [state, setState] = useState<SaveState>({ kind: "clean" });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  /** Rises with each change of what is stored, for the preview. */
  const [edition, setEdition] = useState(0);
  /** Rises when the form shows other words. */
  const [showing, setShowing] = useState(0);
  const version = useRef(found.draft?.version ?? null);

  function read(): Words {
    const { values, confirmed } = form.getValues();
    return { values: fromFormValues(schema, values), confirmed };
  }

  const fetchPage = () => utils.desk.pages.get.fetch({ document }, { staleTime: 0 });

  async function send(words: Words) {
    try {
      const saved = await mutateAsync({ document, version: version.current, ...words });
      version.current = saved.version;
      setProblems(saved.problems);
      setPage((before) => ({
        ...before,
        draft: { version: saved.version, at: new Date(), by: null, publishAt: null },
      }));
      setEdition((before) => before + 1);
    } catch (error) {
      if (readApiError(error).reason === "changed-meanwhile") {
        await readTheirs();
      }
      throw error;
    }
  }

  function onState(next: SaveState) {
    setState(next);
    if (next.kind === "clean" || (next.kind === "saved" && !autosave.isDirty())) dropWords(document);
  }

  const [autosave] = useState(() => createAutosave({ read, send, onState }));

  function onChange() {
    autosave.edited();
    if (autosave.isDirty()) keepWords(document, { version: version.current, ...read() });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called works on references
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: onChange });
    return () => {
      stop();
      void autosave.save();
    };
  }, [form.subscribe, autosave]);

  useLeaveGuard(autosave);

  // Words from before this page was loaded; they can be read once it is known who is signed in.
  const { id: userId } = useStore(tabUser);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reader
  useEffect(() => {
    const kept = autosave.isDirty() ? null : readWords(document);
    if (!kept) return;
    form.reset(written(kept));
    if (!autosave.isDirty()) dropWords(document);
    else if (kept.version === version.current) autosave.edited();
    else void readTheirs();
  }, [userId]);

  /** Fetches what another coach has stored, so that both can be shown; until then nothing is saved. */
  async function readTheirs() {
    autosave.hold();
    setTheirs({ page: await fetchPage().catch(() => null) });
  }

  /** Shows what is stored in the place of what is written. */
  function show(fresh: DeskPage) {
    version.current = fresh.draft?.version ?? null;
    form.reset(written(fresh));
    setPage(fresh);
    setProblems(fresh.problems);
    setTheirs(null);
    setEdition((before) => before + 1);
    setShowing((before) => before + 1);
    autosave.release();
    autosave.accept();
  }

  /** Lets each field that is wrong say so, as if it had been left. */
  function showProblems() {
    for (const { path } of problems) {
      if (!schemaAt(schema, path.split("."))?.widget) continue;
      const name = formName(schema, path);
      form.setValue(name, form.getValues(name), { shouldTouch: true });
    }
  }

  /** Stores what is written in the place of what another coach has stored. */
  async function keepMine({ draft }: DeskPage) {
    version.current = draft?.version ?? null;
    setTheirs(null);
    autosave.release();
    autosave.reopen();
    await autosave.save();
  }

  return {
    ...{
      page,
      schema,
      form,
      problems,
      state,
      edition,
      showing,
      theirs,
      read,
      show,
      fetchPage,
      showProblems,
      keepMine,
      readTheirs,
    },
    save: autosave.save,
    version: () => version.current,
  };
}

export type PageDraft = ReturnType<typeof usePageDraft>;
