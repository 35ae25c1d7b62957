"use client";

export { DeskFailure as default } from "@/features/desk/components/desk-failure";
