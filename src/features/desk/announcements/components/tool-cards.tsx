"use client";

import { DeskSheet } from "../../components/desk-sheet";
import type { ListedTool } from "../list-service";
import { ToolCard } from "./tool-card";

/** The three tools: whether the site shows them as open, and the way to their letters. */
export function ToolCards({ tools }: { tools: ListedTool[] }) {
  return (
    <DeskSheet className="mt-s5 p-0!">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </DeskSheet>
  );
}
